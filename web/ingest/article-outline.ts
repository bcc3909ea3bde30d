import { normaliseAnalysis, type Sections } from '#contract/analysis.ts'

/** What the preview shows of one uploaded article. Only the required fields are known to be there; the rest is counted with care. */
export interface ArticleOutline {
  title: string
  summary: string
  paper: string
  sections: Sections
  counts: { one: string; many: string; count: number }[]
}

export function outlineOf(article: unknown): ArticleOutline {
  const given = record(article)
  const followUp = record(given.follow_up_data)
  return {
    title: String(given.title),
    summary: String(given.summary),
    paper: String(given.gs_paper_category),
    sections: normaliseAnalysis(given.analysis_text),
    counts: [
      { one: 'key term', many: 'key terms', count: lengthOf(followUp.key_terms_list) },
      { one: 'quiz question', many: 'quiz questions', count: lengthOf(record(given.potential_questions).prelims_quiz) },
      { one: 'flashcard', many: 'flashcards', count: lengthOf(followUp.flashcards) },
      { one: 'model answer', many: 'model answers', count: lengthOf(given.mains_model_answers) },
    ],
  }
}

/** `section_4` reads `Section 4`. */
export const sectionLabel = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replace('_', ' ')

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)
const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
