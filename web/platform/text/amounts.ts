import type { Language } from '#contract/languages.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const formats: { [L in Language]?: { numbers: Intl.NumberFormat; plurals: Intl.PluralRules } } = {}

/** Created on first use: the first number format of a page takes 40 to 120 ms here. English avoids both where the result is the same. */
function formatsOf(language: Language) {
  formats[language] ??= { numbers: new Intl.NumberFormat(`${language}-IN`), plurals: new Intl.PluralRules(language) }
  return formats[language]
}

/** `1,20,000`, at most three decimals. */
export function formatNumber(value: number, language: Language = 'en'): string {
  const rounded = Math.round(value * 1000) / 1000
  return language === 'en' && Math.abs(rounded) < 1000 ? String(rounded) : formatsOf(language).numbers.format(value)
}

/** The form that a language uses with this number: `plural(2, { one: 'is', other: 'are' })`. */
export function plural(count: number, forms: Forms, language: Language = 'en'): string {
  const rule = language === 'en' ? count === 1 && 'one' : formatsOf(language).plurals.select(count)
  return (rule && forms[rule]) || forms.other
}

/** `1 post`, `2 posts`, `1,20,000 posts` @param other written where it is not `one` and an s */
export const counted = (count: number, one: string, other = `${one}s`, language?: Language): string =>
  `${formatNumber(count, language)} ${plural(count, { one, other }, language)}`

/** `67%`, in every language of the interface. @param share from 0 to 1 */
export const percent = (share: number): string => `${Math.round(share * 100)}%`
