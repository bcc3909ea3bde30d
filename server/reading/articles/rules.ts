import { TARGETS } from '#contract/languages.ts'
import { translatedText } from '#contract/newsroom/translations.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import type { Audience } from '#contract/reading/article-audience.ts'
import type { Article } from '#contract/reading/articles.ts'
import { can } from '#contract/roles.ts'

export const audienceOf = (role: string): Audience => (can(role, 'proStudy') ? 'study' : 'open')

export interface KeptRow {
  language: string
  title: string | null
  summary: string | null
  analysis: unknown
  english: unknown
  is_manual: boolean
  is_reviewed: boolean
  is_stale: boolean | null
}

type Texts = Pick<Article, 'title_translated' | 'summary_translated' | 'analysis_text_translated'>

export function withTranslations(uploaded: Texts, rows: KeptRow[]): Texts & Pick<Article, 'translation_notes'> {
  const texts: Texts = {
    title_translated: { ...uploaded.title_translated },
    summary_translated: { ...uploaded.summary_translated },
    analysis_text_translated: { ...uploaded.analysis_text_translated },
  }
  const notes: Article['translation_notes'] = {}
  for (const target of TARGETS) {
    const row = rows.find(({ language }) => language === target)
    if (!row) continue
    const given = {
      title: uploaded.title_translated[target],
      summary: uploaded.summary_translated[target],
      analysis: uploaded.analysis_text_translated[target],
    }
    const merged = translatedText(given, {
      title: row.title ?? undefined,
      summary: row.summary ?? undefined,
      // jsonb does not keep the order of keys.
      analysis: normaliseAnalysis(row.analysis),
      isManual: row.is_manual,
      english: row.english as string[],
    })
    if (merged.title) texts.title_translated[target] = merged.title
    if (merged.summary) texts.summary_translated[target] = merged.summary
    if (merged.analysis && Object.keys(merged.analysis).length > 0) texts.analysis_text_translated[target] = merged.analysis
    const is_unchecked = merged.isMachine && !row.is_reviewed
    notes[target] = { is_unchecked, is_stale: row.is_stale === true, english: merged.english }
  }
  return { ...texts, translation_notes: notes }
}

interface RecordingRow {
  language: string
  voice: string | null
}

export function withRecordings(
  uploaded: Article['audio_overview_url'],
  articleId: string,
  recordings: RecordingRow[],
): Pick<Article, 'audio_overview_url' | 'audio_voices'> {
  const given: Record<string, string | undefined> = typeof uploaded === 'string' ? { en: uploaded } : (uploaded ?? {})
  const ours = recordings.filter(({ language }) => !given[language])
  const kept = Object.fromEntries(recordings.map(({ language }) => [language, `/api/audio/${articleId}/${language}`]))
  return {
    audio_overview_url: recordings.length === 0 ? uploaded : ({ ...kept, ...given } as Record<string, string>),
    audio_voices: Object.fromEntries(ours.filter(({ voice }) => voice).map(({ language, voice }) => [language, voice])),
  }
}
