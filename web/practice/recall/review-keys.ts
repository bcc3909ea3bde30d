import { isWriting } from '#web/platform/shortcuts/single-keys.ts'
import type { Grade } from './review-session.ts'

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>

export type ReviewKey = { kind: 'show' } | { kind: 'grade'; grade: Grade } | { kind: 'undo' }

/** Space shows the answer, then grades Good; 1 to 4 grade; U undoes. */
export function reviewKey({ key, code, ctrlKey, altKey, metaKey, repeat }: Key, isAnswerShown: boolean): ReviewKey | undefined {
  if (ctrlKey || altKey || metaKey || repeat) return undefined
  if (key === ' ') return isAnswerShown ? { kind: 'grade', grade: 3 } : { kind: 'show' }
  if (key.toLowerCase() === 'u' || code === 'KeyU') return { kind: 'undo' }
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1] ?? /^[1-4]$/.exec(key)?.[0]
  return digit && isAnswerShown ? { kind: 'grade', grade: Number(digit) as Grade } : undefined
}

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'

/** Space presses a button and ticks a box. */
export function isHandledBy(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false
  return (
    isWriting(target) ||
    target.closest(OVERLAYS) !== null ||
    (key === ' ' && target.closest('a, button, summary, input') !== null)
  )
}
