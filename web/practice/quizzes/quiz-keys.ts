import { isWriting } from '#web/platform/shortcuts/single-keys.ts'

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing'>

export type QuizKey = { kind: 'choose'; letter: string } | { kind: 'go-on' }

/** What a key means in a quiz. @param letters of the options, in their order */
export function quizKey(event: Key, letters: readonly string[]): QuizKey | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.repeat || event.isComposing) return undefined
  if (event.key === 'Enter') return { kind: 'go-on' }
  const typed = typedSign(event)
  const letter = /\d/.test(typed) ? letters[Number(typed) - 1] : letters.find((one) => one.toUpperCase() === typed)
  return letter === undefined ? undefined : { kind: 'choose', letter }
}

/** On a Hindi or Tamil layout the A key types another letter, on a French one the 1 key a sign: then the place of the key counts. */
function typedSign({ key, code }: Key): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase()
  const place = key.length === 1 ? /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) : null
  return place?.[1] ?? place?.[2] ?? ''
}

const ELSEWHERE = '[role=dialog], [role=alertdialog], [role=menu]'
const PRESSED_BY_ENTER = 'a, button, summary'

/** Whether the element that has focus needs this key for itself. */
export function isTakenBy(target: EventTarget | null, key: QuizKey): boolean {
  if (!(target instanceof Element)) return false
  const isPressedByIt = key.kind === 'go-on' && target.closest(PRESSED_BY_ENTER) !== null
  return isWriting(target) || isPressedByIt || target.closest(ELSEWHERE) !== null
}
