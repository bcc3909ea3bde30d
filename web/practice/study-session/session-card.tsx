import { Check, Circle, CircleCheck, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { can } from '#contract/roles.ts'
import * as m from '#messages/practice/study-session.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { TextByScript } from '#web/platform/text/text-by-script.tsx'
import { type TitleInLanguage, useTitleIn } from '#web/reading/shared/title-in.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import type { SessionStep, StudySession } from './api.ts'
import { startSession } from './started.ts'
import { minutesLeft, openText, pathOf, rowsOf, type StartProps, type StepRow } from './steps.ts'

interface SessionCardProps {
  session: StudySession
  /** Instead of the button that starts or continues. */
  action?: ReactNode
}

export function SessionCard({ session, action }: SessionCardProps) {
  const next = session.steps.find(({ state }) => state === 'open')
  if (!next) return <Done session={session} />
  return (
    <section aria-labelledby="study-session" className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="study-session" className="font-semibold">
          {m.yourSession}
        </h2>
        <p className="shrink-0 text-sm text-quiet">{m.minutesLeft({ minutes: minutesLeft(session.steps) })}</p>
      </div>
      <Rows session={session} />
      {action ?? <StartLink session={session} next={next} />}
    </section>
  )
}

function StartLink({ session, next }: StartProps) {
  const titleIn = useTitleIn()
  return (
    <Link
      to={pathOf(next)}
      onClick={() => startSession(session.day)}
      className={buttonStyle({ className: 'mt-3 min-h-13 w-full' })}
    >
      {next.kind === 'read' && next.is_begun ? <Continue {...titleIn(next)} /> : startText(session, next)}
    </Link>
  )
}

const Continue = ({ lang, value }: TitleInLanguage) => (
  <span className="min-w-0">
    {m.continueReading}
    <span lang={lang} className="line-clamp-2 text-sm font-normal text-balance">
      {' '}
      {value}
    </span>
  </span>
)

/** All open steps of the kind that comes next. */
function startText({ steps }: StudySession, next: SessionStep): string {
  const isBegun = steps.some(({ state }) => state !== 'open')
  const step = openText(steps, next)
  return isBegun ? m.nextStep({ step }) : m.startStep({ step })
}

function Rows({ session }: { session: StudySession }) {
  const zone = useSession().user?.time_zone
  return (
    <ol className="mt-1 divide-y divide-line">
      {rowsOf(session.steps, zone).map((row) => (
        <li key={row.kind} className="flex min-h-11 items-center gap-3">
          <Mark state={row.state} />
          <RowText row={row} day={session.day} />
          <span className="shrink-0 text-sm text-quiet tabular-nums">{m.minutes({ minutes: row.minutes })}</span>
        </li>
      ))}
    </ol>
  )
}

const MARKS = {
  open: { Icon: Circle, tone: 'text-quiet', text: '' },
  done: { Icon: Check, tone: 'text-good', text: m.isDone },
  skipped: { Icon: Minus, tone: 'text-quiet', text: m.isSkipped },
}

function Mark({ state }: Pick<StepRow, 'state'>) {
  const { Icon, tone, text } = MARKS[state]
  return (
    <>
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${tone}`} />
      {text && <span className="sr-only">{text} </span>}
    </>
  )
}

function RowText({ row: { text, progress, to }, day }: { row: StepRow; day: string }) {
  const words = (
    <>
      <span>
        <TextByScript>{text}</TextByScript>
      </span>
      {progress && <span className="text-sm whitespace-nowrap text-quiet"> {progress}</span>}
    </>
  )
  if (!to)
    return <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-2 text-balance text-quiet">{words}</span>
  return (
    <Link
      to={to}
      onClick={() => startSession(day)}
      className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 py-2 text-balance text-ink no-underline hover:underline"
    >
      {words}
    </Link>
  )
}

/** Also a day off, and a day without anything to do. */
function Done({ session }: { session: StudySession }) {
  const { is_day_off, cards_now } = session
  return (
    <section aria-label={m.yourSession} className="rounded-card border border-good px-4 py-3">
      <p className="flex items-center gap-2 font-semibold text-good">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        {is_day_off ? m.todayOff : m.doneForToday}
      </p>
      <p className="mt-1 text-sm text-quiet">
        {[learntText(session), tomorrowText(session), examText(session)].filter(Boolean).join(' ')}
      </p>
      {cards_now > 0 && (
        <Link to={paths.review} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
          {m.reviewCards({ count: cards_now })}
        </Link>
      )}
      {session.steps.length > 0 && <ProOffer />}
    </section>
  )
}

/** The only one in a session: nothing else in it names Pro. */
function ProOffer() {
  if (can(useSession().user?.role, 'proStudy')) return null
  return (
    <p className="mt-2 border-t border-line pt-2 text-sm text-quiet">
      {m.proAlsoHas}{' '}
      <Link to={paths.subscription} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
        {m.seePro}
      </Link>
    </p>
  )
}

function learntText({ learnt_today: { cards, articles, questions, answers } }: StudySession): string {
  const parts = [
    cards > 0 && m.cards({ count: cards }),
    articles > 0 && m.articles({ count: articles }),
    questions > 0 && m.questions({ count: questions }),
    answers > 0 && m.writtenAnswers({ count: answers }),
  ].filter((part) => part !== false)
  return parts.length > 0 ? m.todayLearnt({ amounts: parts.join(', ') }) : ''
}

function tomorrowText({ tomorrow: { minutes, is_day_off } }: StudySession): string {
  if (is_day_off) return m.tomorrowOff
  return minutes > 0 ? m.tomorrowReview({ minutes }) : m.tomorrowArticles
}

function examText({ exam }: StudySession): string {
  if (!exam || exam.days_left === 0) return ''
  const count = exam.days_left
  return exam.is_estimate ? m.aboutDaysToExam({ count }) : m.daysToExam({ count })
}
