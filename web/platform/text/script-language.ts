import { countLetters, TARGETS, type Target } from '#contract/languages.ts'

/** A language by the script it is written in, for its face and line height; nothing for all that reads well without. */
export function scriptLanguage(text: string): Target | undefined {
  const counts = TARGETS.map((target) => ({ target, letters: countLetters(text, target) }))
  const most = counts.reduce((one, other) => (other.letters > one.letters ? other : one))
  return most.letters > countLetters(text, 'en') ? most.target : undefined
}
