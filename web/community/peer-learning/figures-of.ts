import type { AttemptSummary } from '#contract/practice/quizzes.ts'
import { timeTaken } from '#web/platform/time/time-taken.ts'

type Figures = Pick<AttemptSummary, 'score' | 'totalQuestions' | 'percentage' | 'timeTakenSeconds'>

/** A result in one line. */
export const figuresOf = ({ score, totalQuestions, percentage, timeTakenSeconds }: Figures): string =>
  `${score} of ${totalQuestions} right (${percentage}%) in ${timeTaken(timeTakenSeconds)}`
