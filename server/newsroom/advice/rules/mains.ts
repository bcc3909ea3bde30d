import { marksOf, USUAL_MARKS } from '#contract/newsroom/mains-rules.ts'
import { wordsOf } from '#server/newsroom/shared/words.ts'
import type { ArticleCheck } from './finding.ts'

/** How far a model answer may be below and above its stated length, which is the space in the exam. */
const TOLERANCE = { below: 0.25, above: 0.05 }

/** Model answers keep to the number of words that their question states. */
export const checkMainsLengths: ArticleCheck = ({ mains_model_answers }) =>
  mains_model_answers.flatMap(({ question, answer }, place) => {
    const path = `mains_model_answers.${place}`
    const stated = Number(/(\d{2,4}) words/i.exec(question)?.[1])
    if (!stated) return [{ path: `${path}.question`, message: 'States no length, such as "(150 words, 10 marks)"' }]
    const words = wordsOf(answer).length
    const [least, most] = [Math.ceil(stated * (1 - TOLERANCE.below)), Math.floor(stated * (1 + TOLERANCE.above))]
    if (words >= least && words <= most) return []
    return [{ path: `${path}.answer`, message: `${words} words for a question of ${stated}, ${least} to ${most} wanted` }]
  })

/** The marks are those that the question states. */
export const checkMainsMarks: ArticleCheck = ({ mains_model_answers }) =>
  mains_model_answers.flatMap(({ question, marks }, place) => {
    const stated = Number(/(\d{1,3}) marks/i.exec(question)?.[1] ?? USUAL_MARKS)
    if (marksOf({ marks }) === stated) return []
    const found = marks ? `Is ${marks}` : `Is not given, so it counts as ${USUAL_MARKS}`
    return [{ path: `mains_model_answers.${place}.marks`, message: `${found}, but the question says ${stated} marks` }]
  })
