import { Check } from 'lucide-react'
import type { ExamDate } from '#contract/reading/exam-dates.ts'
import { announcedDay, daysBetween, examDay, type StudyPlan } from '#contract/reading/study-plan-rules.ts'
import * as m from '#messages/reading/today.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import type { GoalState } from './goal-state.ts'

interface TodayHeadProps {
  today: string
  /** Days. */
  streak: number
  plan: StudyPlan | null
  examDates: readonly ExamDate[]
  goal: GoalState | undefined
}

export function TodayHead({ today, streak, plan, examDates, goal }: TodayHeadProps) {
  const toExam = plan && examText(plan, examDates, today)
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="text-xl leading-snug font-semibold">
          <time dateTime={today}>{formatDay(today, 'weekday')}</time>
        </p>
        {(streak > 0 || toExam) && (
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-quiet">
            {streak > 0 && <span className="font-semibold text-signal">{m.day({ count: streak })}</span>}
            {toExam && <span>{toExam}</span>}
          </p>
        )}
      </div>
      {goal && <GoalRing goal={goal} />}
    </div>
  )
}

const NAMES = { prelims: m.prelims, mains: m.mains, other: m.examination }

/** Nothing without a future date. */
function examText(plan: StudyPlan, examDates: readonly ExamDate[], today: string): string | undefined {
  const found = examDay(plan, announcedDay(plan, examDates))
  if (!found) return undefined
  const left = daysBetween(today, found.day)
  if (left < 0) return undefined
  const name = NAMES[plan.exam ?? 'other']
  const exam = plan.exam && plan.exam_year ? m.examOfYear({ exam: name, year: plan.exam_year }) : name
  if (left === 0) return m.examToday({ exam })
  return (found.isEstimate ? m.aboutDaysLeft : m.daysLeft)({ count: left, exam })
}

const RADIUS = 30
const LENGTH = 2 * Math.PI * RADIUS

function GoalRing({ goal: { kind, done, target } }: { goal: GoalState }) {
  const share = target === 0 ? 0 : Math.min(1, done / target)
  const isDone = target > 0 && done >= target
  return (
    <div
      role="progressbar"
      aria-label={m.goalOfDay}
      aria-valuemin={0}
      aria-valuemax={target}
      aria-valuenow={Math.min(done, target)}
      aria-valuetext={m.goalState({ done, target, kind: kind === 'minutes' ? 'minutes' : 'other' })}
      className="grid min-w-20 shrink-0 justify-items-center"
    >
      <svg viewBox="0 0 72 72" aria-hidden="true" className="col-start-1 row-start-1 size-16 -rotate-90">
        <circle
          cx="36"
          cy="36"
          r={RADIUS}
          fill="none"
          className="stroke-line [stroke-width:6] high-contrast:[stroke-width:1.5] forced-colors:[stroke-width:1.5]"
        />
        <circle
          cx="36"
          cy="36"
          r={RADIUS}
          fill="none"
          strokeWidth="6"
          strokeLinecap={share > 0 ? 'round' : 'butt'}
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          className={isDone ? 'stroke-good' : 'stroke-(--signal-fill)'}
        />
      </svg>
      <span className="col-start-1 row-start-1 place-self-center text-sm tabular-nums">
        {isDone ? (
          <Check aria-hidden="true" className="mx-auto size-6 text-good" />
        ) : (
          <span className="font-semibold">
            {done}
            <span className="font-normal text-quiet">/{target}</span>
          </span>
        )}
      </span>
      <span className="mt-1 text-xs leading-none text-quiet">{kind === 'minutes' ? m.minutes : m.articles}</span>
    </div>
  )
}
