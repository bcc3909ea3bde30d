import { LANGUAGES, type Language } from '#contract/languages.ts'
import { paragraphsOf } from '#contract/newsroom/translations.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import type { Article, KeyTerm, TranslationNote } from '#contract/reading/articles.ts'

/** Something to read, and the language it turned out to be in. */
export interface Said<T> {
  lang: Language
  value: T
}

export interface Section {
  key: string
  lang: Language
  text: string
  /** Which of its paragraphs stay in English. */
  english: number[]
  /** What it was translated from, where there is such. */
  original: string | undefined
}

export interface Reading {
  title: Said<string>
  summary: Said<string> & { english: number[]; original: string | undefined }
  sections: Section[]
  terms: Said<KeyTerm[]>
  history: Said<string[]>
  /** How a translation that did not come with the article was made. */
  note: TranslationNote | undefined
}

/** A language can be chosen when a translated title, summary or analysis exists. English always can. */
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

/** The article as it reads in a language; whatever has no translation stays in English and says so. */
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
    note,
  }
}

type Translations<T> = Partial<Record<Language, T>> | undefined

function textIn(lang: Language, translations: Translations<string>, english: string): Said<string> {
  const translated = translations?.[lang]?.trim()
  return translated ? { lang, value: translated } : { lang: 'en', value: english }
}

function listIn<T>(lang: Language, translations: Translations<T[]>, english: T[] | undefined): Said<T[]> {
  const translated = translations?.[lang]
  return translated?.length ? { lang, value: translated } : { lang: 'en', value: english ?? [] }
}

/**
 * A translation that is cut up otherwise than the English stands alone, or the same passage would come twice;
 * one that only lacks a part borrows it.
 */
function sectionsIn(article: Article, lang: Language, note: TranslationNote | undefined): Section[] {
  const english = normaliseAnalysis(article.analysis_text)
  const translated = normaliseAnalysis(article.analysis_text_translated?.[lang])
  const keys = Object.keys(translated)
  const borrows = keys.every((key) => key in english)
  const all = borrows ? { ...english, ...translated } : translated
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

/** Neighbouring paragraphs of one language, together. */
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
