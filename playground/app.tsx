import { Toaster } from 'belfry/react'
import { type ReactElement, useEffect, useMemo } from 'react'
import { Composer } from './composer/composer.tsx'
import { errorsOf, soundPlan } from './composer/errors.ts'
import { applyMotion } from './composer/motion.ts'
import { planOf } from './composer/plan.ts'
import { useComposition } from './composer/use-composition.ts'
import { useNotifier } from './composer/use-notifier.ts'
import { Demo } from './demo/demo.tsx'
import { InboxSection } from './inbox/inbox.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { Media } from './media/media.tsx'
import { RelaySection } from './relay/relay.tsx'
import { Footer } from './site/footer.tsx'
import { Guides } from './site/guides.tsx'
import { Header } from './site/header.tsx'
import { Hero } from './site/hero.tsx'
import { ModalScene } from './site/modal-scene.tsx'
import { Parts } from './site/parts.tsx'
import { Showpieces } from './site/showpieces.tsx'
import { useGreeting } from './site/use-greeting.ts'
import { useScheme } from './site/use-scheme.ts'
import { useSwing } from './site/use-swing.ts'

/** The whole page. */
export function App(): ReactElement {
  const [composition, change, reset] = useComposition()
  const plan = useMemo(() => planOf(composition), [composition])
  const errors = useMemo(() => errorsOf(plan), [plan])
  const sound = useMemo(() => soundPlan(plan, errors), [plan, errors])
  const notifier = useNotifier(sound.notifier)
  const { motion } = plan.page
  const [scheme, chooseScheme] = useScheme(plan.page.scheme)
  const swing = useSwing(notifier)

  useEffect(() => applyMotion(motion), [motion])
  useGreeting(notifier, plan.notification)

  return (
    <>
      <Header
        scheme={scheme}
        onScheme={(word) => {
          chooseScheme(word)
          change({ scheme: 'auto' })
        }}
        swing={swing}
      />
      <main id="content">
        <Hero notifier={notifier} />
        <Showpieces notifier={notifier} />
        <Guides />
        <Parts />
        <Composer {...{ composition, change, reset, plan, errors, notifier }} />
        <Demo notifier={notifier} />
        <InboxSection notifier={notifier} />
        <RelaySection />
        <Inspector notifier={notifier} />
        <Media notifier={notifier} />
      </main>
      <Footer />
      <ModalScene notifier={notifier} />
      <Toaster notifier={notifier} {...sound.toaster} />
    </>
  )
}
