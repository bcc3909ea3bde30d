import { asObject } from '#contract/reading/analysis.ts'

/** What of an article or of a day is written, held and saved as one. */
export const SECTIONS = {
  title: 'Title',
  paper: 'Paper',
  syllabus: 'Syllabus',
  summary: 'Summary',
  past: 'Past',
  present: 'Present',
  future: 'Future',
  analysis: 'Other parts of the analysis',
  must_know: 'Must-know facts',
  sources: 'Sources',
  facts: 'Facts',
  since_then: 'Since then',
  asked_before: 'Asked before',
  study_with: 'Study with',
  watch: 'Dates to watch',
  figures: 'Figures',
  key_terms: 'Key terms',
  history: 'Historical context',
  quiz: 'Quiz',
  flashcards: 'Flashcards',
  mains: 'Mains questions',
  translations: 'Translations of the text',
  recordings: 'Recordings',
  in_news: 'In the news',
} as const
export type Section = keyof typeof SECTIONS
export const SECTION_NAMES = Object.keys(SECTIONS) as [Section, ...Section[]]

const SECTION_OF: Record<string, Section> = {
  title: 'title',
  gs_paper_category: 'paper',
  syllabus: 'syllabus',
  summary: 'summary',
  'analysis_text.past': 'past',
  'analysis_text.present': 'present',
  'analysis_text.future': 'future',
  must_know: 'must_know',
  must_know_translated: 'must_know',
  sources: 'sources',
  facts: 'facts',
  since_then: 'since_then',
  asked_before: 'asked_before',
  study_with: 'study_with',
  watch: 'watch',
  figures: 'figures',
  'follow_up_data.key_terms_list': 'key_terms',
  'follow_up_data.key_terms_list_translated': 'key_terms',
  'follow_up_data.historical_context': 'history',
  'follow_up_data.historical_context_translated': 'history',
  'potential_questions.prelims_quiz': 'quiz',
  quiz_title: 'quiz',
  quiz_title_translated: 'quiz',
  'follow_up_data.flashcards': 'flashcards',
  mains_model_answers: 'mains',
  title_translated: 'translations',
  summary_translated: 'translations',
  analysis_text_translated: 'translations',
  audio_overview_url: 'recordings',
  in_news: 'in_news',
}

/** Their parts are fields of their own. */
export const IN_PARTS = ['analysis_text', 'follow_up_data', 'potential_questions']

/** By path in the upload, such as `{ 'follow_up_data.flashcards': [...] }`. */
export type SectionFields = Record<string, unknown>
export type Sections = Partial<Record<Section, SectionFields>>

/** @param path of a field in the upload, also of one within it */
export function sectionOf(path: string): Section | undefined {
  const [field = '', part] = path.split('.', 2).map((step) => step.replace(/\[.*/, ''))
  if (!IN_PARTS.includes(field)) return SECTION_OF[field]
  const known = SECTION_OF[`${field}.${part}`]
  return known ?? (field === 'analysis_text' ? 'analysis' : undefined)
}

/** @param draft an article of an upload in which fields may be missing. Fields that an upload would ignore are left out. */
export function sectionsOf(draft: Record<string, unknown>): Sections {
  const sections: Sections = {}
  for (const [path, value] of fieldsOf(draft)) {
    const section = sectionOf(path)
    if (section && value !== undefined && value !== null) sections[section] = { ...sections[section], [path]: value }
  }
  return sections
}

function fieldsOf(draft: Record<string, unknown>): [path: string, value: unknown][] {
  return Object.entries(draft).flatMap(([field, value]): [string, unknown][] =>
    IN_PARTS.includes(field)
      ? Object.entries(asObject(value)).map(([part, inner]) => [`${field}.${part}`, inner])
      : [[field, value]],
  )
}

/** The reverse of `sectionsOf`. */
export function draftFrom(sections: Sections): Record<string, unknown> {
  const draft: Record<string, Record<string, unknown>> = {}
  for (const name of SECTION_NAMES)
    for (const [path, value] of Object.entries(sections[name] ?? {})) {
      const [field = '', part] = path.split('.', 2)
      if (part === undefined) draft[field] = value as Record<string, unknown>
      else draft[field] = { ...draft[field], [part]: value }
    }
  return draft
}
