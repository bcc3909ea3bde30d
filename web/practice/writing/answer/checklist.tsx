import { useState } from 'react'
import * as m from '#messages/practice/writing/answer.ts'
import { Card } from '#web/ui/card.tsx'
import { questionIn } from '../question-in.ts'
import { currentScores, saveScores, totalOf } from '../send-scores.ts'
import type { ShownAnswer } from './answer-in.ts'
import { DemandChoice } from './demand-choice.tsx'
import { KeepMissing } from './keep-missing.tsx'
import { missingDemands } from './missing-demands.ts'
import { marksOf } from './score-text.ts'

/** Saves every press. */
export function Checklist({ answer }: { answer: ShownAnswer }) {
  // Shows a press at once.
  const [scores, setScores] = useState(() => currentScores(answer))
  const total = totalOf(scores)
  const left = scores.filter((score) => score === null).length
  const missing = missingDemands({ ...answer, question: questionIn(answer.question, answer.lang) }, scores)
  const score = (place: number, value: number) => {
    const changed = scores.map((before, at) => (at === place ? value : before))
    setScores(changed)
    saveScores(answer, changed).catch(() => setScores(scores))
  }
  return (
    <Card title={m.scoreYourself} intro={m.beHonest}>
      <ol className="space-y-4">
        {answer.key_demands.map((demand, place) => (
          <li key={demand.point}>
            <DemandChoice demand={demand} score={scores[place] ?? null} onScore={(value) => score(place, value)} />
          </li>
        ))}
      </ol>
      <p role="status" className={total === null ? 'text-quiet' : 'text-lg font-semibold tabular-nums'}>
        {total === null ? m.rateMore({ count: left }) : m.totalMarks({ score: marksOf(total), total: answer.question.marks })}
      </p>
      {total !== null && missing.length > 0 && answer.question.article && (
        <KeepMissing key={missing.length} articleId={answer.question.article.article_id} cards={missing} />
      )}
    </Card>
  )
}
