import * as m from '#messages/practice/mock-tests/paper.ts'
import type { Shortcut } from '#web/platform/shortcuts/shortcuts.ts'
import { isWriting } from '#web/platform/shortcuts/single-keys.ts'
import { quizKey } from '#web/practice/quizzes/quiz-keys.ts'
import { mirroredKey } from '#web/ui/direction.ts'

export type PaperAction = 'previous' | 'next' | 'flag' | 'palette' | 'help'
export type PaperKey = { kind: 'choose'; letter: string } | { kind: PaperAction }

export const PAPER_SHORTCUTS: readonly Shortcut<PaperAction | 'choose'>[] = [
  { name: 'choose', does: m.chooseOption, keys: ['A–D', '1–4'] },
  { name: 'previous', does: m.previousQuestion, keys: [mirroredKey('←')] },
  { name: 'next', does: m.nextQuestion, keys: [mirroredKey('→')] },
  { name: 'flag', does: m.toggleFlag, keys: ['F'] },
  { name: 'palette', does: m.toggleQuestions, keys: ['P'] },
  { name: 'help', does: m.toggleShortcuts, keys: ['?'] },
]

type Key = Parameters<typeof quizKey>[0]

const ARROWS: Record<string, PaperAction> = { ArrowLeft: 'previous', ArrowRight: 'next' }
/** By position: a Hindi or Tamil layout types other letters. */
const PLACES: Record<string, PaperAction> = { KeyF: 'flag', KeyP: 'palette' }
const LETTERS: Record<string, PaperAction> = { f: 'flag', p: 'palette' }

/** @param letters of the options, in order */
export function paperKey(event: Key, letters: readonly string[]): PaperKey | undefined {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey, repeat } = event
  if (ctrlKey || altKey || metaKey || repeat) return undefined
  if (key === '?') return { kind: 'help' }
  if (shiftKey) return undefined
  const action = ARROWS[mirroredKey(key)] ?? (/^[a-z0-9]$/i.test(key) ? LETTERS[key.toLowerCase()] : PLACES[code])
  if (action) return { kind: action }
  const chosen = quizKey(event, letters)
  return chosen?.kind === 'choose' ? chosen : undefined
}

const MENUS = '[role=alertdialog], [role=menu]'

/** The windows of the palette and keys close by the key that opened them. */
export function isHandledBy(target: EventTarget | null, { kind }: PaperKey): boolean {
  if (!(target instanceof Element)) return false
  const opener = target.closest('[role=dialog]')
  const isOwn = opener?.querySelector(`[data-opened-by="${kind}"]`) !== null
  return isWriting(target) || target.closest(MENUS) !== null || (opener !== null && !isOwn)
}
