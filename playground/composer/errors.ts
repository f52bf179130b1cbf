import { type NotificationInput, type NotifierOptions, createNotifier } from 'belfry'
import type { FieldName } from './composition.ts'
import type { Plan } from './plan.ts'

/** The library's own words about each bad value. */
export type Errors = { readonly [Name in FieldName]?: string }

// Where the library's name for a value is not the name of its field here.
const fieldNames: Readonly<Record<string, FieldName>> = {
  'title or message': 'title',
  'media.type': 'media',
  'media.url': 'url',
  'media.alt': 'alt',
  'media.set': 'set',
  'media.path': 'path',
  'action.label': 'action',
}

/** What the library throws because of options, or tells the console because of content. */
function complaint(attempt: () => unknown): string | undefined {
  const { error: tell } = console
  let heard: unknown
  console.error = (error) => (heard ??= error)
  try {
    attempt()
  } catch (error) {
    heard = error
  } finally {
    console.error = tell
  }
  return heard instanceof Error ? heard.message : undefined
}

/** What the library says about a plan, field by field; nothing is shown by asking. */
export function errorsOf({ notification, notifier, toaster }: Plan): Errors {
  const errors: Record<string, string> = {}
  const ask = (attempt: () => unknown, field?: string) => {
    const message = complaint(attempt)
    if (message === undefined) return
    const named = /^belfry: (.+?) must /.exec(message)?.[1] ?? 'title'
    errors[field ?? fieldNames[named] ?? named] ??= message
  }

  const scratch = createNotifier()
  for (const [field, value] of Object.entries(notification)) {
    if (field === 'title') continue
    const alone: NotificationInput = { title: 'One field at a time', [field]: value }
    ask(() => scratch(alone))
  }
  const { title, message } = notification
  ask(() => scratch({ title, message }))
  for (const [option, value] of Object.entries(notifier)) {
    const alone: NotifierOptions = { [option]: value }
    ask(() => createNotifier(alone), option === 'duration' ? 'defaultDuration' : option)
  }
  const { limit } = toaster
  if (limit !== undefined) ask(() => scratch.offer(limit), 'room')
  scratch.clear()
  return errors
}

/** The plan without the settings that the library refuses, so that the page can go on. */
export function soundPlan(plan: Plan, errors: Errors): Plan {
  const { duration, limit, overflow } = plan.notifier
  const { limit: room, ...toaster } = plan.toaster
  return {
    ...plan,
    notifier: {
      ...(duration !== undefined && !errors.defaultDuration && { duration }),
      ...(limit !== undefined && !errors.limit && { limit }),
      ...(overflow !== undefined && !errors.overflow && { overflow }),
    },
    toaster: { ...toaster, ...(room !== undefined && !errors.room && { limit: room }) },
  }
}
