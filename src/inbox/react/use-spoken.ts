import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { clockOf } from '../../core/inside.ts'
import { voiceOf } from '../../dom/index.ts'
import { factsOf } from '../inside.ts'
import type { InboxLabels } from './labels.ts'

/** Announces a text; an urgent one may interrupt. */
export type Say = (text: string, isUrgent?: boolean) => void

let spoken = 0

/** Attaches the document's voice to a view. Returns a function that announces a text. */
export const useSpoken = (
  inbox: object,
  shell: RefObject<HTMLElement | null>,
  { summary }: InboxLabels,
): Say => {
  const say = useRef((_text: string, _isUrgent: boolean, _summary: typeof summary) => {})

  useEffect(() => {
    const element = shell.current!
    const voice = voiceOf(element.ownerDocument)
    const { come, leave } = voice.lodge(element)
    const line = voice.lineOf(clockOf(factsOf(inbox)?.notifier ?? inbox))
    say.current = (text, isUrgent, summary) => {
      come()
      line.say(`inbox ${++spoken}`, { text: () => text, summary, isUrgent })
    }
    return leave
  }, [inbox, shell])

  return useCallback((text, isUrgent = false) => say.current(text, isUrgent, summary), [summary])
}
