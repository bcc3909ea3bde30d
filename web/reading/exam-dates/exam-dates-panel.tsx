import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ExamDate } from '#contract/reading/exam-dates.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { EXAM_NAMES } from '#web/reading/study-plan/exam-choices.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Input, Select } from '#web/ui/form/field.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { announcedDates, useRemoveExamDate, useSaveExamDate } from './api.ts'

/** Today counts to these; review schedules end with them. */
export function ExamDatesPanel() {
  const { data, isError, error, refetch } = useQuery(announcedDates())
  if (data)
    return (
      <div className="max-w-2xl space-y-6">
        <DateList dates={data} />
        <DateForm />
      </div>
    )
  if (isError) return <LoadFailure title="The dates did not load" error={error} onRetry={() => refetch()} />
  return (
    <PageLoading label="Loading the dates">
      <SkeletonRows className="h-64 max-w-2xl" />
    </PageLoading>
  )
}

const nameOf = ({ exam, year }: ExamDate) => `${EXAM_NAMES[exam]} ${year}`

function DateList({ dates }: { dates: readonly ExamDate[] }) {
  const remove = useRemoveExamDate()
  const run = (date: ExamDate) =>
    remove.mutate(date, {
      onSuccess: () => toast(`The date of ${nameOf(date)} was removed.`, 'success'),
      onError: (error) => toast(failureText(error, 'The date could not be removed. Please try again.'), 'error'),
    })
  return (
    <Card
      title="Announced dates"
      intro="Today shows how many days are left, and reviews are scheduled up to these dates. Other years are estimated."
    >
      {dates.length === 0 && <p className="text-quiet">No dates yet.</p>}
      <ul className="divide-y divide-line">
        {dates.map((date) => (
          <li key={nameOf(date)} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="font-medium">{nameOf(date)}</span>
            <span className="flex items-center gap-2">
              <time dateTime={date.date}>{formatDay(date.date, 'short')}</time>
              <Button variant="ghost" aria-label={`Remove the date of ${nameOf(date)}`} onClick={() => run(date)}>
                Remove
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DateForm() {
  const [exam, setExam] = useState<ExamDate['exam']>('prelims')
  const [date, setDate] = useState('')
  const save = useSaveExamDate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { exam, year: Number(date.slice(0, 4)), date },
      {
        onSuccess: () => {
          setDate('')
          toast('The date was saved.', 'success')
        },
      },
    )
  }
  const mistake = save.error instanceof CallError ? (save.error.details?.[0]?.message ?? save.error.message) : undefined
  return (
    <Card title="Set a date" intro="This replaces a date of the same examination and year.">
      <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <Field label="Examination">
          <Select value={exam} onChange={({ target }) => setExam(target.value as ExamDate['exam'])}>
            <option value="prelims">{EXAM_NAMES.prelims}</option>
            <option value="mains">{EXAM_NAMES.mains}</option>
          </Select>
        </Field>
        <Field label="First day" error={save.isError ? (mistake ?? 'The date could not be saved. Please try again.') : undefined}>
          <Input type="date" required value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <Button type="submit" busy={save.isPending} disabled={date === ''} className="justify-self-start">
          Save date
        </Button>
      </form>
    </Card>
  )
}
