import type { Language } from '#contract/languages.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const numberFormats = new Map<Language, Intl.NumberFormat>()
const pluralRules = new Map<Language, Intl.PluralRules>()

/**
 * `1,20,000`, at most three decimals. English below a thousand is written without `Intl`, whose first number format of a page takes 40 to 120 ms
 * here; the result is the same.
 */
export function formatNumber(value: number, language: Language = 'en'): string {
  const rounded = Math.round(value * 1000) / 1000
  if (language === 'en' && Math.abs(rounded) < 1000) return String(rounded)
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(`${language}-IN`)
  numberFormats.set(language, format)
  return format.format(value)
}

/** The form that a language uses with this number: `plural(2, { one: 'is', other: 'are' })`. English needs no `Intl`, which takes 2 to 7 ms. */
export function plural(count: number, forms: Forms, language: Language = 'en'): string {
  if (language === 'en') return (count === 1 && forms.one) || forms.other
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return forms[rules.select(count)] ?? forms.other
}

/** `1 post`, `2 posts`, `1,20,000 posts` @param other written where it is not `one` and an s */
export const counted = (count: number, one: string, other = `${one}s`, language: Language = 'en'): string =>
  `${formatNumber(count, language)} ${plural(count, { one, other }, language)}`

/** `67%` @param share from 0 to 1 */
export const percent = (share: number, language: Language = 'en'): string => `${formatNumber(Math.round(share * 100), language)}%`
