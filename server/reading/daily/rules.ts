import { type Language, TARGETS, type Target } from '#contract/languages.ts'
import type { ArticleInList } from '#contract/reading/daily.ts'

type Texts = Partial<Record<Target, string>>

export interface Uploaded {
  title: Texts
  summary: Texts
  analysis: string[]
}

interface Translation {
  language: string
  title: string | null
  summary: string | null
  is_manual: boolean
  has_analysis: boolean
}

interface Row extends Omit<ArticleInList, 'languages' | 'title_translated' | 'summary_translated'> {
  uploaded: Uploaded
  translations: Translation[]
}

export function listedArticle({ uploaded, translations, ...article }: Row, language: Language | undefined): ArticleInList {
  const texts = TARGETS.map((target) => {
    const row = translations.find((one) => one.language === target)
    const title = translated(uploaded.title[target], row?.title, row?.is_manual)
    const summary = translated(uploaded.summary[target], row?.summary, row?.is_manual)
    return { target, title, summary, hasAnalysis: uploaded.analysis.includes(target) || row?.has_analysis === true }
  })
  const shown = texts.filter(({ target }) => target === language)
  return {
    ...article,
    languages: texts.filter(({ title, summary, hasAnalysis }) => title || summary || hasAnalysis).map(({ target }) => target),
    title_translated: Object.fromEntries(shown.flatMap(({ target, title }) => (title ? [[target, title]] : []))),
    summary_translated: Object.fromEntries(shown.flatMap(({ target, summary }) => (summary ? [[target, summary]] : []))),
  }
}

/** Order: by a person, uploaded, by a machine. */
function translated(given: string | undefined, stored: string | null | undefined, isManual = false): string | undefined {
  const [first, second] = isManual ? [stored, given] : [given, stored]
  return first?.trim() || second?.trim() || undefined
}
