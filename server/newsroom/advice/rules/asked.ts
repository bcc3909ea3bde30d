import { cutText } from '#contract/cut-text.ts'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import type { Steps } from '#contract/steps.ts'
import { bare } from '#server/newsroom/shared/words.ts'

/** What is asked of a reader, and titles. */
export interface Asked {
  path: string
  /** Only texts of the same kind are compared. */
  kind: string
  text: string
  words: ReadonlySet<string>
}

/** The share of common words above which two questions count as the same. */
const ALIKE = 0.75

/** Quizzes, flashcards, mains questions and titles, each with its path in the article. */
export function askedIn({
  title,
  quiz_title,
  potential_questions,
  mains_model_answers,
  follow_up_data,
}: Pick<ArticleUpload, 'title' | 'quiz_title' | 'potential_questions' | 'mains_model_answers' | 'follow_up_data'>): Asked[] {
  return [
    asked('title', title),
    ...(quiz_title ? [asked('quiz_title', quiz_title)] : []),
    ...(potential_questions?.prelims_quiz ?? []).map(({ question_text }, n) =>
      asked(`potential_questions.prelims_quiz.${n}`, question_text),
    ),
    ...mains_model_answers.map(({ question }, n) => asked(`mains_model_answers.${n}`, question)),
    ...follow_up_data.flashcards.map(({ front }, n) => asked(`follow_up_data.flashcards.${n}`, front)),
  ]
}

export const asked = (path: string, text: string): Asked => ({
  path,
  kind: path.replace(/\.\d+$/, ''),
  text: cutText(text, 80).replaceAll('\n', ' '),
  words: new Set(bare(text).split(' ')),
})

/** Be it in other words. */
export function isAlike({ words: one }: Asked, { words: other }: Asked, steps: Steps = { left: Infinity }): boolean {
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one]
  const wanted = Math.ceil((ALIKE * (one.size + other.size)) / (1 + ALIKE))
  let mayMiss = fewer.size - wanted
  if (mayMiss < 0 || steps.left < 0) return false
  for (const word of fewer) {
    steps.left--
    if (!more.has(word) && --mayMiss < 0) return false
  }
  return true
}
