import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { QuestionFilter } from '#contract/practice/mock-test-filter.ts'
import { type MarkingRules, MOCK_QUESTIONS, minutesFor } from '#contract/practice/mock-test-rules.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { counted, formatNumber } from '#web/platform/text/amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Choice } from '#web/ui/form/choice.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { mockPool } from '../api.ts'
import type { PickNodes } from '../pick-nodes.ts'
import type { ToBegin } from './begin-dialog.tsx'

interface MakeTestProps {
  rules: MarkingRules & { minutes_per_hundred: number }
  pickNodes: PickNodes
  onBegin: (what: ToBegin) => void
}

const EVERYTHING: QuestionFilter = { nodes: [], only_read: false, answered: 'any' }
const USUAL = '50'

export function MakeTest({ rules, pickNodes, onBegin }: MakeTestProps) {
  const [filter, setFilter] = useState(EVERYTHING)
  const [typed, setTyped] = useState(USUAL)
  // The same key per choice: a repeated request makes one test.
  const [key, setKey] = useState(newClientKey)
  const pool = useQuery(mockPool(filter))
  const questions = Number(typed)
  const mistake = mistakeIn(questions, pool.data)
  const change = (part: Partial<QuestionFilter>) => {
    setFilter((now) => withoutEmpty({ ...now, ...part }))
    setKey(newClientKey())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mistake) return
    const minutes = minutesFor(questions, rules.minutes_per_hundred)
    const how = { ...filter, questions, attempt_key: key }
    onBegin({ title: 'Your test', questions, minutes, rules, isScheduled: false, how })
  }

  return (
    <Card title="Make a test" intro="From the questions of the articles, in random order.">
      <form onSubmit={submit} className="space-y-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Published from">
            <Input
              type="date"
              max={filter.to}
              value={filter.from ?? ''}
              onChange={({ target }) => change({ from: target.value })}
            />
          </Field>
          <Field label="Published until">
            <Input
              type="date"
              min={filter.from}
              value={filter.to ?? ''}
              onChange={({ target }) => change({ to: target.value })}
            />
          </Field>
        </div>
        {pickNodes(filter.nodes, (nodes) => change({ nodes }))}
        <Switch
          label="Only what I have read"
          checked={filter.only_read}
          onToggle={() => change({ only_read: !filter.only_read })}
        />
        <Choice
          legend="Questions"
          value={filter.answered}
          options={[
            { value: 'any', label: 'Any' },
            { value: 'wrong', label: 'Only what I got wrong' },
            { value: 'unseen', label: 'Only unseen' },
          ]}
          onChange={(answered) => change({ answered })}
        />
        <Field label="Number of questions" hint={`${MOCK_QUESTIONS.least} to ${MOCK_QUESTIONS.most}`} error={mistake}>
          <Input
            type="number"
            inputMode="numeric"
            required
            min={MOCK_QUESTIONS.least}
            max={MOCK_QUESTIONS.most}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setKey(newClientKey())
            }}
            className="max-w-28"
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div role="status" className="min-h-6 min-w-0 text-quiet">
            {pool.data !== undefined && !mistake && (
              <p className="wrap-anywhere">
                {`${formatNumber(pool.data)} to choose from. ${counted(questions, 'question')} take ${counted(minutesFor(questions, rules.minutes_per_hundred), 'minute')}.`}
              </p>
            )}
            {pool.isError && pool.data === undefined && (
              <QuietFailure text="The questions could not be counted." busy={pool.isFetching} onRetry={() => pool.refetch()} />
            )}
          </div>
          <Button type="submit" disabled={mistake !== undefined} className="max-sm:w-full">
            See the rules and begin
          </Button>
        </div>
      </form>
    </Card>
  )
}

function withoutEmpty({ from, to, ...rest }: QuestionFilter): QuestionFilter {
  return { ...rest, ...(from && { from }), ...(to && { to }) }
}

/** @param pool undefined until known */
function mistakeIn(questions: number, pool: number | undefined): string | undefined {
  const { least, most } = MOCK_QUESTIONS
  if (!Number.isInteger(questions) || questions < least || questions > most) return `Choose ${least} to ${most} questions`
  if (pool === undefined || questions <= pool) return undefined
  if (pool < least) return `Only ${counted(pool, 'question')} found; a test needs at least ${least}. Choose more days or papers.`
  return `Only ${counted(pool, 'question')} found`
}
