import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#contract/amounts.ts'
import { cutText } from '#contract/cut-text.ts'
import { BANK_STATES, type BankSort, type BankState } from '#contract/newsroom/question-bank/question-bank-rules.ts'
import { syllabusTree } from '#web/syllabus/ledger/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import type { BankFilter } from './api.ts'

const STATES: Record<BankState, string> = { live: 'In use', look_again: 'Look again', retired: 'Retired', all: 'All' }
const SORTS: Record<BankSort, string> = {
  newest: 'Newest first',
  hardest: 'Hardest first',
  easiest: 'Easiest first',
  least_telling: 'Lowest discrimination first',
  most_answered: 'Most answered first',
}
const TYPING_MS = 300

interface BankFiltersProps {
  filter: BankFilter
  change: (changed: { [Name in keyof BankFilter]?: string | undefined }) => void
  forms: readonly { form: string; key_meaning: string; count: number }[]
}

export function BankFilters({ filter, change, forms }: BankFiltersProps) {
  const isPhone = useIsPhone()
  const { form, node, least, most, sort } = filter
  const isNarrowed = [form, node, least, most].some((value) => value !== undefined) || sort !== 'newest'
  const choices = <Choices filter={filter} change={change} forms={forms} />
  return (
    <div className="space-y-4">
      <fieldset className="flex min-w-0 gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:p-1 max-sm:px-4 sm:flex-wrap">
        <legend className="sr-only">Show questions by state</legend>
        {BANK_STATES.map((state) => (
          <Button
            key={state}
            variant={state === filter.state ? 'default' : 'outline'}
            aria-pressed={state === filter.state}
            className="shrink-0 rounded-full! px-4!"
            onClick={() => change({ state })}
          >
            {STATES[state]}
          </Button>
        ))}
      </fieldset>
      <WordsField value={filter.q ?? ''} onWords={(q) => change({ q })} />
      {isPhone ? (
        <Fold summary="Filter and order" open={isNarrowed}>
          {choices}
        </Fold>
      ) : (
        choices
      )}
    </div>
  )
}

const Choices = ({ filter, change, forms }: BankFiltersProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
    <FormChoice filter={filter} change={change} forms={forms} />
    <LineChoice value={filter.node ?? ''} onChoose={(node) => change({ node })} />
    <Facility filter={filter} change={change} />
    <Field label="Order">
      <Select value={filter.sort} onChange={({ target }) => change({ sort: target.value })}>
        {Object.entries(SORTS).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  </div>
)

/** Asks when the typing pauses. */
function WordsField({ value, onWords }: { value: string; onWords: (words: string) => void }) {
  const box = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const latest = useRef(onWords)
  latest.current = onWords
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => latest.current(text.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, value])
  return <SearchField label="Words of the question" text={text} onText={setText} box={box} />
}

/** Key meanings belong to a form. */
function FormChoice({ filter: { form, key_meaning }, change, forms }: BankFiltersProps) {
  const names = [...new Set(forms.map((one) => one.form))]
  const meanings = forms.filter((one) => one.form === form && one.key_meaning !== '')
  return (
    <div className="space-y-4">
      <Field label="Form">
        <Select value={form ?? ''} onChange={({ target }) => change({ form: target.value, key_meaning: undefined })}>
          <option value="">All forms</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {`${name} (${formatNumber(forms.filter((one) => one.form === name).reduce((sum, { count }) => sum + count, 0))})`}
            </option>
          ))}
        </Select>
      </Field>
      {meanings.length > 0 && (
        <Field label="What the right option says">
          <Select value={key_meaning ?? ''} onChange={({ target }) => change({ key_meaning: target.value })}>
            <option value="">Anything</option>
            {meanings.map((one) => (
              <option key={one.key_meaning} value={one.key_meaning}>
                {`${one.key_meaning} (${formatNumber(one.count)})`}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

const MAX_LINE = 90

function LineChoice({ value, onChoose }: { value: string; onChoose: (node: string) => void }) {
  const { data } = useQuery(syllabusTree('en'))
  return (
    <Field label="Line of the syllabus">
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">All lines</option>
        {data?.papers.map(({ paper_id, short, title, lines }) => (
          <optgroup key={paper_id} label={short}>
            <option value={paper_id}>{`All of ${title}`}</option>
            {lines.map(({ node_id, text }) => (
              <option key={node_id} value={node_id}>
                {cutText(text, MAX_LINE)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}

function Facility({ filter: { least, most }, change }: Pick<BankFiltersProps, 'filter' | 'change'>) {
  const field = (name: 'least' | 'most', value: unknown, placeholder: string) => (
    <Input
      type="number"
      inputMode="numeric"
      min={0}
      max={100}
      aria-label={name === 'least' ? 'Facility from, in percent' : 'Facility to, in percent'}
      placeholder={placeholder}
      className="max-w-24"
      value={String(value ?? '')}
      onChange={({ target }) => change({ [name]: target.validity.valid ? target.value : undefined })}
    />
  )
  return (
    <fieldset className="min-w-0 space-y-1.5">
      <legend className="mb-1.5 font-medium">Facility in percent</legend>
      <div className="flex items-center gap-2">
        {field('least', least, '0')}
        <span>to</span>
        {field('most', most, '100')}
      </div>
    </fieldset>
  )
}
