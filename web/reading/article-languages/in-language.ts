import { LANGUAGES, type Language } from '#contract/languages.ts'
import { paragraphsOf } from '#contract/newsroom/translations.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import type { Article, KeyTerm, TranslationNote } from '#contract/reading/articles.ts'

/** `lang` is English where a translation is missing. */
export interface Localised<T> {
  lang: Language
  value: T
}

export interface Section {
  key: string
  lang: Language
  text: string
  /** Indexes of untranslated paragraphs. */
  english: number[]
  /** Only for a translated section. */
  original: string | undefined
}

export interface Reading {
  title: Localised<string>
  summary: Localised<string> & { english: number[]; original: string | undefined }
  sections: Section[]
  terms: Localised<KeyTerm[]>
  history: Localised<string[]>
  mustKnow: Localised<string[]>
  note: TranslationNote | undefined
}

/** True with a translated title, summary or analysis. */
export function isAvailable(article: Article, lang: Language): boolean {
  if (lang === 'en') return true
  return Boolean(
    article.title_translated?.[lang]?.trim() ||
      article.summary_translated?.[lang]?.trim() ||
      Object.keys(normaliseAnalysis(article.analysis_text_translated?.[lang])).length,
  )
}

export function availableLanguages(article: Article): Record<Language, boolean> {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, isAvailable(article, lang)])) as Record<Language, boolean>
}

export function inLanguage(article: Article, lang: Language): Reading {
  const { follow_up_data: more } = article
  const note = lang === 'en' ? undefined : article.translation_notes?.[lang]
  const summary = textIn(lang, article.summary_translated, article.summary)
  return {
    title: textIn(lang, article.title_translated, article.title),
    summary:
      summary.lang === 'en'
        ? { ...summary, english: [], original: undefined }
        : { ...summary, english: placesIn(note, 'summary'), original: article.summary },
    sections: sectionsIn(article, lang, note),
    terms: listIn(lang, more?.key_terms_list_translated, more?.key_terms_list),
    history: listIn(lang, more?.historical_context_translated, more?.historical_context),
    mustKnow: listIn(lang, article.must_know_translated, article.must_know),
    note,
  }
}

export function isPartlyEnglish({ title, summary, sections }: Reading): boolean {
  return [title, summary, ...sections].some(({ lang }) => lang === 'en')
}

export const localised = (
  english: string,
  translated: Partial<Record<string, string>> | undefined,
  lang: Language,
): Localised<string> => textIn(lang, translated, english)

type Translations<T> = Partial<Record<Language, T>> | undefined

function textIn(lang: Language, translations: Translations<string>, english: string): Localised<string> {
  const translated = translations?.[lang]?.trim()
  return translated ? { lang, value: translated } : { lang: 'en', value: english }
}

function listIn<T>(lang: Language, translations: Translations<T[]>, english: T[] | undefined): Localised<T[]> {
  const translated = translations?.[lang]
  return translated?.length ? { lang, value: translated } : { lang: 'en', value: english ?? [] }
}

/** Missing sections are English, unless the translation has other sections, since a passage could appear twice. */
function sectionsIn(article: Article, lang: Language, note: TranslationNote | undefined): Section[] {
  const english = normaliseAnalysis(article.analysis_text)
  const translated = normaliseAnalysis(article.analysis_text_translated?.[lang])
  const keys = Object.keys(translated)
  const hasSameKeys = keys.every((key) => key in english)
  const all = hasSameKeys ? { ...english, ...translated } : translated
  return Object.entries(all).map(([key, text]) =>
    key in translated
      ? {
          key,
          text,
          lang,
          english: placesIn(note, key),
          original: lang === 'en' ? undefined : english[key as keyof typeof english],
        }
      : { key, text, lang: 'en', english: [], original: undefined },
  )
}

const placesIn = (note: TranslationNote | undefined, part: string): number[] =>
  (note?.english ?? []).flatMap((place) => (place.startsWith(`${part}:`) ? [Number(place.slice(part.length + 1))] : []))

/** Groups adjacent paragraphs of the same language. */
export function runsOf(text: string, english: number[]): { text: string; isEnglish: boolean }[] {
  const runs: { text: string; isEnglish: boolean }[] = []
  for (const [place, paragraph] of paragraphsOf(text).entries()) {
    const isEnglish = english.includes(place)
    const last = runs.at(-1)
    if (last?.isEnglish === isEnglish) last.text += `\n\n${paragraph}`
    else runs.push({ text: paragraph, isEnglish })
  }
  return runs
}
