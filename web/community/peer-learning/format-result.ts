import type { AttemptSummary } from '#contract/practice/quizzes.ts'
import * as m from '#messages/community/peer-learning.ts'
import { timeTaken } from '#web/platform/time/durations.ts'

type Figures = Pick<AttemptSummary, 'score' | 'totalQuestions' | 'percentage' | 'timeTakenSeconds'>

/** `4 of 5 correct (80%) in 1 min 5 s` */
export const formatResult = ({ score, totalQuestions, percentage, timeTakenSeconds }: Figures): string =>
  m.result({ score, total: totalQuestions, percentage, time: timeTaken(timeTakenSeconds) })
