import { pathOf } from '#contract/field-path.ts'
import type { Sections } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskCounts } from '#contract/newsroom/desk/desk-shapes.ts'
import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'
import { InNews } from '#contract/newsroom/upload/in-news-upload.ts'

type Bag = Record<string, unknown>

export interface Mistake {
  path: string
  message: string
}

export const NO_COUNTS: DeskCounts = {
  words: 0,
  key_terms: 0,
  questions: 0,
  flashcards: 0,
  mains: 0,
  must_know: 0,
  sources: 0,
  facts: 0,
}

/** Of the English text. */
export function countsOf(sections: Sections): DeskCounts {
  const items = (section: keyof Sections, path: string) => {
    const list = sections[section]?.[path]
    return Array.isArray(list) ? list.length : 0
  }
  return {
    words: wordsOf(sections),
    key_terms: items('key_terms', 'follow_up_data.key_terms_list'),
    questions: items('quiz', 'potential_questions.prelims_quiz'),
    flashcards: items('flashcards', 'follow_up_data.flashcards'),
    mains: items('mains', 'mains_model_answers'),
    must_know: items('must_know', 'must_know'),
    sources: items('sources', 'sources'),
    facts: items('facts', 'facts'),
  }
}

const TEXTS = ['summary', 'past', 'present', 'future', 'analysis'] as const

function wordsOf(sections: Sections): number {
  const texts = TEXTS.flatMap((section) => Object.values(sections[section] ?? {}))
  return texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? (text.match(/\S+/g)?.length ?? 0) : 0), 0)
}

/** @returns what an upload of the draft would be refused for; none: it is an article */
export function mistakesIn(draft: Bag): Mistake[] {
  const { error } = ArticleUpload.safeParse(draft)
  return (error?.issues ?? []).map(({ path, message }) => ({ path: pathOf(path as (string | number)[]), message }))
}

export function mistakesInNews(sections: Sections): Mistake[] {
  const { error } = InNews.safeParse(sections.in_news?.in_news ?? [])
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: pathOf(['in_news', ...(path as (string | number)[])]),
    message,
  }))
}
