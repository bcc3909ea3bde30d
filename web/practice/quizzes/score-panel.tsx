import * as m from '#messages/practice/quizzes.ts'
import { timeTaken } from '#web/platform/time/durations.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import type { Score } from './score.ts'
import { scoreColour } from './score-colour.ts'

const COLOURS = { good: 'text-good', signal: 'text-signal', danger: 'text-danger' }
const EDGES = { good: 'border-good', signal: 'border-signal', danger: 'border-danger' }

export function ScorePanel({ score, totalQuestions, percentage, seconds }: Score & { seconds: number }) {
  const colour = scoreColour(percentage)
  return (
    <div className={`border-s-4 ps-4 ${EDGES[colour]}`}>
      <p className={`text-4xl font-semibold tabular-nums ${COLOURS[colour]}`}>{percentage}%</p>
      <QuietLine>
        {m.score({ score, total: totalQuestions })}
        {timeTaken(seconds)}
      </QuietLine>
    </div>
  )
}
