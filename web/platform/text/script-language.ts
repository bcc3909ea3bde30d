import { countLetters, TARGETS, type Target } from '#contract/languages.ts'

/** The language of a text by its script, for its font and line height; `undefined` for Latin script. */
export function scriptLanguage(text: string): Target | undefined {
  const counts = TARGETS.map((target) => ({ target, letters: countLetters(text, target) }))
  const most = counts.reduce((one, other) => (other.letters > one.letters ? other : one))
  return most.letters > countLetters(text, 'en') ? most.target : undefined
}
