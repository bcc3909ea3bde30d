import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '#contract/amounts.ts'
import { MOCK_QUESTIONS } from '#contract/practice/mock-test-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import type { PickNodes } from '#web/practice/mock-tests/pick-nodes.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { type Draw, drawQuestions, type PoolQuestion } from './api.ts'
import { withMore } from './test-draft.ts'

interface DrawQuestionsProps {
  paper: readonly PoolQuestion[]
  pickNodes: PickNodes
  onDrawn: (paper: PoolQuestion[]) => void
}

export function DrawQuestions({ paper, pickNodes, onDrawn }: DrawQuestionsProps) {
  const [from, setFrom] = useState<Draw>({ from: '', to: '', nodes: [] })
  const [wanted, setWanted] = useState('25')
  const room = MOCK_QUESTIONS.most - paper.length
  const count = Math.min(Number(wanted), room)
  const draw = useMutation({
    mutationFn: () => drawQuestions(from),
    onSuccess: ({ questions }) => onDrawn(withMore(paper, questions, count)),
  })
  const isValid = Number.isInteger(count) && count > 0
  const summary = draw.data && `${formatNumber(draw.data.total)} questions match.`
  return (
    <Card title="Draw questions" intro="Random published questions that are not on the paper yet.">
      <Field
        label="How many"
        error={draw.isError ? failureText(draw.error, 'Questions could not be drawn. Please try again.') : undefined}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={MOCK_QUESTIONS.most}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          className="max-w-28"
        />
      </Field>
      <Fold summary="Topics and dates" open={false}>
        <div className="space-y-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Published from">
              <Input
                type="date"
                max={from.to}
                value={from.from}
                onChange={({ target }) => setFrom({ ...from, from: target.value })}
              />
            </Field>
            <Field label="Published until">
              <Input
                type="date"
                min={from.from}
                value={from.to}
                onChange={({ target }) => setFrom({ ...from, to: target.value })}
              />
            </Field>
          </div>
          {pickNodes(from.nodes, (nodes) => setFrom({ ...from, nodes }))}
        </div>
      </Fold>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" busy={draw.isPending} disabled={!isValid} onClick={() => draw.mutate()}>
          {paper.length === 0 ? 'Draw' : 'Draw more'}
        </Button>
        <p role="status" className="text-sm text-quiet">
          {room === 0 ? `The paper is full: ${MOCK_QUESTIONS.most} questions.` : summary}
        </p>
      </div>
    </Card>
  )
}
