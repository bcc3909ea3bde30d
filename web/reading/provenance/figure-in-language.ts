import { MONTHS } from '#contract/calendar.ts'
import { isTarget, type Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/reading-language/units.ts'
import { formatDay } from '#web/platform/time/dates.ts'

const DATE = new RegExp(`^(?:(\\d{1,2}) )?(${MONTHS.join('|')}) (\\d{4})$`)
const WORDS = /per cent|\p{L}+/gu
const LATIN = /\p{Script=Latin}/u

/** Figures of facts are stored in English alone. */
const UNITS = new Map(Object.entries(TEXTS.en).map(([name, word]) => [word, name as keyof typeof TEXTS.en]))

function unitIn(language: Language, word: string): string | undefined {
  const name = UNITS.get(word)
  return name && TEXTS[language][name]
}

/** `40 cm`, `₹2,104.06 crore` and `10 March 2025` in the language; undefined for other words, which the sentence beneath says. */
export function figureInLanguage(figure: string, language: Language): string | undefined {
  if (!isTarget(language)) return figure
  const [, day, month, year] = DATE.exec(figure) ?? []
  if (month) {
    const date = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}`
    return formatDay(date, day ? 'medium' : 'month', language)
  }
  const translated = figure.replace(WORDS, (word) => unitIn(language, word) ?? word)
  return LATIN.test(translated) ? undefined : translated
}
