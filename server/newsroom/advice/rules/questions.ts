import type { ArticleUpload, DayUpload } from '#contract/newsroom/ingest.ts'
import { twins } from '#server/newsroom/shared/words.ts'
import type { ArticleCheck } from './finding.ts'

export type Question = NonNullable<ArticleUpload['potential_questions']>['prelims_quiz'][number]

export const LETTERS = ['A', 'B', 'C', 'D']

export const questionsOf = ({ articles }: Pick<DayUpload, 'articles'>): Question[] =>
  articles.flatMap(({ potential_questions }) => potential_questions?.prelims_quiz ?? [])

/** Four options, A to D, no two of them alike, one of them right. */
export const checkOptions: ArticleCheck = ({ potential_questions }) =>
  (potential_questions?.prelims_quiz ?? []).flatMap(({ options, correct_option }, place) => {
    const path = `potential_questions.prelims_quiz.${place}`
    const texts = Object.values(options)
    const letters = Object.keys(options).sort().join('')
    return [
      ...(letters === LETTERS.join('')
        ? []
        : [{ path: `${path}.options`, message: `There are ${letters.split('').join(', ')}; A to D wanted` }]),
      ...(correct_option in options ? [] : [{ path: `${path}.correct_option`, message: `There is no "${correct_option}"` }]),
      ...twins(texts).map(([one, other]) => ({
        path: `${path}.options`,
        message: `"${texts[one]}" and "${texts[other]}" are alike`,
      })),
    ]
  })
