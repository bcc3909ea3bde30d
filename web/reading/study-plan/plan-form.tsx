import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ExamDate } from '#contract/reading/exam-dates.ts'
import {
  announcedDay,
  type Beginning,
  EXAMS,
  type Exam,
  examDay,
  type GoalKind,
  MAX_PER_DAY,
  NO_PLAN,
  type StudyPlan,
} from '#contract/reading/study-plan-rules.ts'
import * as m from '#messages/reading/study-plan.ts'
import * as ui from '#messages/ui.ts'
import { failureText } from '#web/platform/http/call.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { announcedDates } from '#web/reading/exam-dates/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { savedPlan, useSavePlan } from './api.ts'
import { EXAM_NAMES } from './exam-choices.ts'

const YEARS = 5

export function StudyPlanForm({ onSaved }: { onSaved?: () => void }) {
  const { data, isPending, isError, refetch } = useQuery(savedPlan())
  const dates = useQuery(announcedDates())
  if (isError && data === undefined)
    return (
      <Notice tone="error">
        {m.notLoaded}{' '}
        <Button variant="link" onClick={() => refetch()}>
          {ui.tryAgain}
        </Button>
      </Notice>
    )
  if (isPending || dates.isPending) return <div className="min-h-128" aria-busy="true" />
  return <PlanFields plan={data ?? NO_PLAN} dates={dates.data ?? []} onSaved={onSaved} />
}

interface PlanFieldsProps {
  plan: StudyPlan
  /** Other days are estimated. */
  dates: readonly ExamDate[]
  onSaved: (() => void) | undefined
}

function PlanFields({ plan: saved, dates, onSaved }: PlanFieldsProps) {
  // Only changes are sent: another device may have changed the rest.
  const [changes, setChanges] = useState<Partial<StudyPlan>>({})
  const plan = { ...saved, ...changes }
  const save = useSavePlan()
  const change = (more: Partial<StudyPlan>) => setChanges({ ...changes, ...more })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(changes, {
      onSuccess: () => {
        setChanges({})
        toast(m.saved)
        onSaved?.()
      },
    })
  }
  return (
    <form onSubmit={onSubmit} className="space-y-4">
      <ExamFields plan={plan} dates={dates} onChange={change} />
      <GoalFields plan={plan} onChange={change} />
      <Field label={m.startDayWith}>
        <Select value={plan.begin_with} onChange={(event) => change({ begin_with: event.target.value as Beginning })}>
          <option value="articles">{m.articlesOfDay}</option>
          <option value="questions">{m.questionsOfDay}</option>
        </Select>
      </Field>
      <DaysOff plan={plan} onChange={change} />
      {save.error && <Notice tone="error">{failureText(save.error, m.planNotSaved)}</Notice>}
      <SaveButton isChanged={JSON.stringify(plan) !== JSON.stringify(saved)} busy={save.isPending}>
        {m.savePlan}
      </SaveButton>
    </form>
  )
}

interface PartProps {
  plan: StudyPlan
  onChange: (changes: Partial<StudyPlan>) => void
}

function ExamFields({ plan, dates, onChange }: PartProps & Pick<PlanFieldsProps, 'dates'>) {
  const known = examDay({ ...plan, exam_date: null }, announcedDay(plan, dates))
  const thisYear = new Date().getFullYear()
  const years = [
    ...new Set([...Array.from({ length: YEARS }, (_, place) => thisYear + place), plan.exam_year ?? thisYear]),
  ].sort()
  const whenEmpty = known?.isEstimate ? m.emptyMeansEstimated : m.emptyMeans
  return (
    <>
      <Field label={m.examination}>
        <Select value={plan.exam ?? ''} onChange={(event) => onChange({ exam: (event.target.value || null) as Exam | null })}>
          <option value="">{m.notSet}</option>
          {EXAMS.map((exam) => (
            <option key={exam} value={exam}>
              {EXAM_NAMES[exam]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.year}>
          <Select value={plan.exam_year ?? ''} onChange={(event) => onChange({ exam_year: Number(event.target.value) || null })}>
            <option value="">{m.notSet}</option>
            {years.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </Select>
        </Field>
        <Field label={m.examDate} hint={known && whenEmpty({ day: formatDay(known.day) })}>
          <Input
            type="date"
            value={plan.exam_date ?? ''}
            onChange={(event) => onChange({ exam_date: event.target.value || null })}
          />
        </Field>
      </div>
    </>
  )
}

const WEEKDAYS = [m.monday, m.tuesday, m.wednesday, m.thursday, m.friday, m.saturday, m.sunday]

/** As wide as the longest name, beside its box. */
const LONGEST = Math.max(...WEEKDAYS.map(({ length }) => length))
const COLUMNS = `repeat(auto-fit, minmax(calc(2.125rem + ${LONGEST}ch), 1fr))`

/** No study session on these days. */
function DaysOff({ plan: { days_off }, onChange }: PartProps) {
  const toggled = (day: number) => (days_off.includes(day) ? days_off.filter((one) => one !== day) : [...days_off, day])
  const chosen = WEEKDAYS.filter((_, place) => days_off.includes(place + 1))
  return (
    <Fold summary={chosen.length > 0 ? m.daysOffAre({ days: chosen.join(', ') }) : m.noDaysOff}>
      <fieldset aria-label={m.daysOff} className="grid gap-x-0.5" style={{ gridTemplateColumns: COLUMNS }}>
        {WEEKDAYS.map((name, place) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={days_off.includes(place + 1)}
              disabled={days_off.length === 6 && !days_off.includes(place + 1)}
              onChange={() => onChange({ days_off: toggled(place + 1) })}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </Fold>
  )
}

function GoalFields({ plan: { goal }, onChange }: PartProps) {
  const kind = goal?.kind ?? ''
  return (
    <div className={`grid gap-4 ${goal ? 'sm:grid-cols-2' : ''}`}>
      <Field label={m.dailyGoal}>
        <Select value={kind} onChange={(event) => onChange({ goal: startingGoal(event.target.value as GoalKind | '') })}>
          <option value="">{m.allArticles}</option>
          <option value="articles">{m.someArticles}</option>
          <option value="minutes">{m.minutes}</option>
        </Select>
      </Field>
      {goal && (
        <Field label={goal.kind === 'minutes' ? m.minutesADay : m.articlesADay}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_PER_DAY[goal.kind]}
            required
            value={goal.amount || ''}
            onChange={(event) => onChange({ goal: { ...goal, amount: Number(event.target.value) } })}
          />
        </Field>
      )}
    </div>
  )
}

const startingGoal = (kind: GoalKind | ''): StudyPlan['goal'] => (kind ? { kind, amount: kind === 'minutes' ? 30 : 5 } : null)
