import { useEffect, useState } from 'react'
import { type Scheme, applyScheme, storedScheme, storeScheme } from '../../site/client/scheme.ts'

/**
 * The colour scheme of the page: what the composition asks for, else what was chosen on any page of
 * the site. Nothing before the browser is asked, as on a server.
 */
export function useScheme(
  composed: Scheme | undefined,
): readonly [scheme: Scheme | undefined, choose: (scheme: Scheme) => void] {
  const [chosen, setChosen] = useState<Scheme>()
  const scheme = composed ?? chosen

  useEffect(() => setChosen(storedScheme()), [])

  useEffect(() => {
    if (scheme) applyScheme(scheme)
  }, [scheme])

  const choose = (scheme: Scheme): void => {
    storeScheme(scheme)
    setChosen(scheme)
  }
  return [scheme, choose]
}
