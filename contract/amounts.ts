import type { Language } from '#contract/languages.ts'
import { LANGUAGE, LOCALES } from '#messages/language.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const formats: { [L in Language]?: { numbers: Intl.NumberFormat; plurals: Intl.PluralRules } } = {}

/** The first number format takes 40 to 120 ms. */
function formatsOf(language: Language) {
  formats[language] ??= { numbers: new Intl.NumberFormat(LOCALES[language]), plurals: new Intl.PluralRules(LOCALES[language]) }
  return formats[language]
}

/** `1,20,000` */
export function formatNumber(value: number, language: Language = LANGUAGE): string {
  const rounded = Math.round(value * 1000) / 1000
  return Math.abs(rounded) < 1000 ? String(rounded) : formatsOf(language).numbers.format(value)
}

export function plural(count: number, forms: Forms, language: Language = 'en'): string {
  const rule = language === 'en' ? count === 1 && 'one' : formatsOf(language).plurals.select(count)
  return (rule && forms[rule]) || forms.other
}

export const counted = (count: number, one: string, other = `${one}s`, language: Language = 'en'): string =>
  `${formatNumber(count, language)} ${plural(count, { one, other }, language)}`

/** @param share 0 to 1 */
export const percent = (share: number): string => `${Math.round(share * 100)}%`
