import { countLetters, type Language, TARGETS } from '#contract/languages.ts'
import { LANGUAGE } from '#messages/language.ts'

/** For `lang`. `undefined`: as the page, which is in English, or no letters. */
export function scriptLanguage(text: string): Language | undefined {
  const counts = TARGETS.map((target) => ({ target, letters: countLetters(text, target) }))
  const most = counts.reduce((one, other) => (other.letters > one.letters ? other : one))
  const latin = countLetters(text, 'en')
  if (most.letters > latin) return most.target
  return LANGUAGE !== 'en' && latin > 0 ? 'en' : undefined
}
