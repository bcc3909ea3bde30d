import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { QuestionFilter } from '#contract/practice/mock-test-filter.ts'
import { type MarkingRules, MOCK_QUESTIONS, minutesFor } from '#contract/practice/mock-test-rules.ts'
import * as m from '#messages/practice/mock-tests/home.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { mockPool } from '../api.ts'
import type { PickNodes } from '../pick-nodes.ts'
import type { ToBegin } from './begin-dialog.tsx'
import { MoreChoices } from './more-choices.tsx'
import { offeredQuestions, presetOf } from './preset.ts'

interface MakeTestProps {
  rules: MarkingRules & { minutes_per_hundred: number }
  pickNodes: PickNodes
  /** Something else comes first on the page. */
  isSecond: boolean
  onBegin: (what: ToBegin) => void
}

/** Remounted by its address, which may preset it. */
export function MakeTest(props: MakeTestProps) {
  const [params] = useSearchParams()
  return <TestForm key={params.toString()} {...props} params={params} />
}

function TestForm({ rules, pickNodes, isSecond, onBegin, params }: MakeTestProps & { params: URLSearchParams }) {
  const [preset] = useState(() => presetOf(params))
  const [filter, setFilter] = useState(preset.filter)
  const [typed, setTyped] = useState<string>()
  // The same key per choice: a repeated request makes one test.
  const [key, setKey] = useState(newClientKey)
  const pool = useQuery(mockPool(filter))
  const shown = typed ?? String(offeredQuestions(preset.questions, pool.data))
  const questions = Number(shown)
  const mistake = mistakeIn(questions, pool.data)
  const minutes = minutesFor(questions, rules.minutes_per_hundred)
  const change = (part: Partial<QuestionFilter>) => {
    setFilter((now) => withoutEmpty({ ...now, ...part }))
    setKey(newClientKey())
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (mistake) return
    const how = { ...filter, questions, attempt_key: key }
    onBegin({ title: m.yourTest, questions, minutes, rules, isScheduled: false, how })
  }

  return (
    <Card title={m.makeTest} intro={m.makeTestIntro}>
      <form onSubmit={submit} className="space-y-4">
        <Field label={m.numberOfQuestions(MOCK_QUESTIONS)} error={mistake}>
          <Input
            type="number"
            inputMode="numeric"
            required
            min={MOCK_QUESTIONS.least}
            max={MOCK_QUESTIONS.most}
            value={shown}
            onChange={({ target }) => {
              setTyped(target.value)
              setKey(newClientKey())
            }}
            className="max-w-28"
          />
        </Field>
        <div role="status" className="min-h-6 min-w-0 text-quiet">
          {pool.data !== undefined && !mistake && (
            <p className="wrap-anywhere">{m.size({ questions, minutes, pool: pool.data })}</p>
          )}
          {pool.isError && pool.data === undefined && (
            <QuietFailure text={m.notCounted} busy={pool.isFetching} onRetry={() => pool.refetch()} />
          )}
        </div>
        <details open={isNarrowed(preset.filter) || undefined} className="border-y border-line py-1">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control font-medium">
            {m.topicsAndDates}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
            <span className="ms-auto text-sm font-normal text-quiet">{choicesText(filter)}</span>
          </summary>
          <MoreChoices filter={filter} pickNodes={pickNodes} onChange={change} />
        </details>
        <Button
          type="submit"
          variant={isSecond ? 'outline' : 'default'}
          disabled={mistake !== undefined}
          className="max-sm:w-full"
        >
          {m.begin}
        </Button>
      </form>
    </Card>
  )
}

const isNarrowed = ({ nodes, thread, only_read, answered, from, to }: QuestionFilter) =>
  nodes.length > 0 || thread !== undefined || only_read || answered !== 'any' || from !== undefined || to !== undefined

/** `2 of the syllabus, dates` */
function choicesText({ nodes, thread, only_read, answered, from, to }: QuestionFilter): string {
  const chosen = [
    thread !== undefined && m.oneThread,
    nodes.length > 0 && m.ofSyllabus({ count: nodes.length }),
    answered !== 'any' && (answered === 'wrong' ? m.onlyWrong : m.onlyUnseen),
    only_read && m.onlyRead,
    (from ?? to) !== undefined && m.dates,
  ]
  return chosen.filter(Boolean).join(', ')
}

function withoutEmpty({ from, to, ...rest }: QuestionFilter): QuestionFilter {
  return { ...rest, ...(from && { from }), ...(to && { to }) }
}

/** @param pool undefined until known */
function mistakeIn(questions: number, pool: number | undefined): string | undefined {
  const { least, most } = MOCK_QUESTIONS
  if (!Number.isInteger(questions) || questions < least || questions > most) return m.chooseBetween({ least, most })
  if (pool === undefined || questions <= pool) return undefined
  if (pool < least) return m.tooFewFound({ questions: pool, least })
  return m.onlyFound({ questions: pool })
}
