import { countLetters, TARGETS, type Target } from '#contract/languages.ts'

/** `undefined`: Latin script. */
export function scriptLanguage(text: string): Target | undefined {
  const counts = TARGETS.map((target) => ({ target, letters: countLetters(text, target) }))
  const most = counts.reduce((one, other) => (other.letters > one.letters ? other : one))
  return most.letters > countLetters(text, 'en') ? most.target : undefined
}
