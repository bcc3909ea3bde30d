import { isWriting } from '#web/platform/shortcuts/single-keys.ts'

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing'>

export type QuizKey = { kind: 'choose'; letter: string } | { kind: 'advance' }

/** @param letters of the options, in order */
export function quizKey(event: Key, letters: readonly string[]): QuizKey | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.repeat || event.isComposing) return undefined
  if (event.key === 'Enter') return { kind: 'advance' }
  const typed = typedCharacter(event)
  const letter = /\d/.test(typed) ? letters[Number(typed) - 1] : letters.find((one) => one.toUpperCase() === typed)
  return letter === undefined ? undefined : { kind: 'choose', letter }
}

/** Other layouts type other characters on these keys: then the position counts. */
function typedCharacter({ key, code }: Key): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase()
  const place = key.length === 1 ? /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) : null
  return place?.[1] ?? place?.[2] ?? ''
}

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]'
const ACTIVATED_BY_ENTER = 'a, button, summary'

export function isHandledBy(target: EventTarget | null, key: QuizKey): boolean {
  if (!(target instanceof Element)) return false
  const isActivation = key.kind === 'advance' && target.closest(ACTIVATED_BY_ENTER) !== null
  return isWriting(target) || isActivation || target.closest(OVERLAYS) !== null
}
