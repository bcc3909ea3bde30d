import { CalendarDays } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import type { ExamDate } from '#contract/reading/exam-dates.ts'
import { daysBetween } from '#contract/reading/study-plan-rules.ts'
import * as m from '#messages/reading/today.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { DayList, DaysFailure } from '#web/reading/daily/day-list.tsx'
import { type DayExtras, DayRow } from '#web/reading/daily/day-row.tsx'
import { useOpenDay } from '#web/reading/daily/use-open-day.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { EarlierHead } from './earlier-head.tsx'
import { goalState } from './goal-state.ts'
import { MoreToStudy } from './more-to-study.tsx'
import type { NextActionProps } from './next-action.tsx'
import { PlanLine } from './plan-line.tsx'
import { TodayHead } from './today-head.tsx'
import { saveShape } from './today-shape.ts'
import { TodaySkeleton } from './today-skeleton.tsx'
import { useScrollToDay } from './use-scroll-to-day.ts'
import { useToday } from './use-today.ts'
import { Waiting } from './waiting.tsx'
import { WeekStrip } from './week-strip.tsx'

/** Newer days may be of a library that is kept up. */
const SAMPLE_AFTER_DAYS = 7

interface TodayProps {
  extras: DayExtras
  questions: ReactNode
  hasOpenQuestions: boolean
  /** Null for none, undefined while unknown. */
  offer: ReactNode
  /** Likewise; without it one button leads on. */
  session: ReactNode
}

export function Today(props: TodayProps) {
  const today = useToday()
  const { newest } = today.days
  if (today.isPending || props.offer === undefined || props.session === undefined) return <TodaySkeleton />
  if (!newest.data)
    return (
      <DaysFailure
        title={m.todaysArticlesDidNotLoad}
        error={newest.error}
        onRetry={() => newest.refetch()}
        action={<ToSavedArticles />}
      />
    )
  return <LoadedToday {...props} {...today} />
}

type LoadedTodayProps = TodayProps & ReturnType<typeof useToday>

function LoadedToday({
  extras,
  questions,
  hasOpenQuestions,
  offer,
  session,
  days,
  status,
  streak,
  isKnown,
  marks,
  canTakeQuizzes,
}: LoadedTodayProps) {
  const { latest, recent } = days
  const { open, toggle } = useOpenDay(latest?.publication_date)
  useScrollToDay(days)
  const { read, finished } = marks
  const goal = goalState(status.plan?.goal ?? null, status.finished_today, latest, finished)
  const isOfToday = latest?.publication_date === status.day
  const isSample = status.is_demo && latest !== undefined && daysBetween(latest.publication_date, status.day) > SAMPLE_AFTER_DAYS
  const isNew = isKnown && status.plan === null
  // Without a goal of one's own it would only repeat the session.
  const hasGoal = status.plan?.goal != null
  useEffect(() => {
    if (isKnown) saveShape({ hasGoal, asksPlan: isNew })
  }, [isKnown, hasGoal, isNew])
  if (days.isEarlier)
    return (
      <>
        {latest && <EarlierHead today={status.day} latest={latest.publication_date} read={read} days={days} />}
        <DayList days={days} open={open} onToggle={toggle} marks={marks} extras={extras} />
      </>
    )
  return (
    <>
      <TodayHead
        today={status.day}
        streak={streak}
        plan={status.plan}
        examDates={status.exam_dates}
        goal={hasGoal ? goal : undefined}
      />
      {latest && !isOfToday && (
        <p className="mt-1 text-quiet text-balance">
          {isSample ? m.sampleContent({ day: formatDay(latest.publication_date).replaceAll(' ', '\u00a0') }) : m.nothingNew}
        </p>
      )}
      {offer && <div className="mt-3">{offer}</div>}
      {latest ? (
        <>
          <div className="mt-3 mb-2">
            {session ?? (
              <OneAction
                days={recent}
                read={read}
                lang={marks.lang}
                state={{
                  today: status.day,
                  days: recent,
                  read,
                  finished,
                  halfRead: status.half_read,
                  goal,
                  beginWith: status.plan?.begin_with ?? 'articles',
                  hasOpenQuestions,
                }}
              />
            )}
          </div>
          <ol>
            <DayRow
              entry={latest}
              heading={isOfToday ? m.articlesOfDay : isSample ? m.sampleDay : undefined}
              isCounted={!session}
              isOpen={latest.publication_date === open}
              onToggle={toggle}
              marks={marks}
              extras={extras}
            />
          </ol>
        </>
      ) : (
        <div className="mt-4">
          <EmptyState icon={CalendarDays} title={m.noEntries}>
            {m.whatAppears}
          </EmptyState>
        </div>
      )}
      <Welcome today={status.day} examDates={status.exam_dates} isNew={isNew} />
      <Waiting status={status} days={recent} read={read} canTakeQuizzes={canTakeQuizzes} lang={marks.lang} />
      <WeekStrip today={status.day} days={recent} read={read} />
      <div id="questions-of-the-day" className="mt-6 scroll-mt-20">
        {questions}
      </div>
      <MoreToStudy />
      {isKnown && <PlanLine plan={status.plan} />}
      {latest && <EarlierHead today={status.day} latest={latest.publication_date} read={read} days={days} />}
      <DayList days={days} open={open} onToggle={toggle} marks={marks} extras={extras} />
    </>
  )
}

/** Loaded only without a session. */
function OneAction(props: NextActionProps) {
  const NextAction = useLoaded(true, async () => (await import('./next-action.tsx')).NextAction)
  return NextAction ? <NextAction {...props} /> : <div className="min-h-13" />
}

function ToSavedArticles() {
  const [to, text] = offlineOwner() ? [paths.library, m.seeDownloaded] : [paths.bookmarks, m.seeBookmarks]
  return (
    <Link to={to} className={buttonStyle({ variant: 'outline' })}>
      {text}
    </Link>
  )
}

/** Loaded only for a first visit. */
function Welcome({ today, examDates, isNew }: { today: string; examDates: readonly ExamDate[]; isNew: boolean }) {
  const FirstVisit = useLoaded(isNew, async () => (await import('#web/reading/study-plan/first-visit.tsx')).FirstVisit)
  if (!isNew) return null
  return (
    <div className="mt-5 min-h-46 rounded-card border border-strong bg-surface p-4 sm:min-h-40">
      {FirstVisit && <FirstVisit today={today} examDates={examDates} />}
    </div>
  )
}
