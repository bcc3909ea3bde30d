import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Brain, ChartNoAxesColumn, History, Layers, Newspaper, SquarePen, Timer } from 'lucide-react'
import { QUIZ_FORBIDDEN } from '#contract/practice/quizzes.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/screens/practice/pages.ts'
import * as titles from '#messages/screens/practice.ts'
import { prefetch, prefetchList } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { questionsOfTheDay } from '#web/practice/daily-questions/api.ts'
import { DailyQuestions } from '#web/practice/daily-questions/daily-questions.tsx'
import { QuizDayList } from '#web/practice/quiz-days/quiz-day-list.tsx'
import { nextQuiz, quizDays } from '#web/practice/quiz-days/quiz-days.ts'
import { ToRepeat } from '#web/practice/quiz-days/to-repeat.tsx'
import { ProNeeded } from '#web/practice/quizzes/pro-needed.tsx'
import { type Queue, recallQueue } from '#web/practice/recall/api.ts'
import { minutesText } from '#web/practice/recall/interval-words.ts'
import { dailyEntries } from '#web/reading/daily/api.ts'
import { titleOf } from '#web/reading/daily/in-reading-language.ts'
import { todayStatus } from '#web/reading/progress/api.ts'
import { savedLanguage, useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { LinkList, type ListedLink } from '#web/ui/link-list.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { Loading, PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard, SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'

const SHOWN_DAYS = 5

export function prefetchData() {
  prefetch(questionsOfTheDay())
  prefetch(todayStatus())
  prefetch(recallQueue())
  prefetchList(dailyEntries({ language: savedLanguage() }))
}

export function Component() {
  const mayTakeQuizzes = can(useSession().user?.role, 'proStudy')
  const [language] = useChosenLanguage()
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="mb-4 text-2xl font-semibold sm:text-3xl">
        {titles.practise}
      </h1>
      {mayTakeQuizzes && <First />}
      <ReviewLinks />
      {mayTakeQuizzes && <ExamLinks />}
      <DailyQuestions language={language} isMain={!mayTakeQuizzes} />
      {mayTakeQuizzes ? <Quizzes /> : <ProNeeded sentence={QUIZ_FORBIDDEN} isPart />}
    </div>
  )
}

/** What the first and the last part of the page need. */
function useQuizzes() {
  const [language] = useChosenLanguage()
  const entries = useInfiniteQuery(dailyEntries({ language }))
  const status = useQuery(todayStatus())
  const taken = status.data?.quizzes_taken ?? []
  const days = quizDays(entries.data?.pages[0]?.data ?? [], taken, (article) => titleOf(article, language))
  return { entries, status, taken, days }
}

/** Above everything else, because that is what the page is opened for. */
function First() {
  const { entries, status, days } = useQuizzes()
  const queue = useQuery(recallQueue())
  if (entries.isPending || status.isPending || queue.isLoading)
    return (
      <div className="mb-8 h-44 sm:h-40">
        <Loading label={m.loadingQuizzes}>
          <SkeletonCard lines={3} className="h-44 sm:h-40" />
        </Loading>
      </div>
    )
  if (!entries.data || !status.data) return null
  return <ToRepeat wrong={status.data.waiting.wrong_answers} next={nextQuiz(days)} due={queue.data?.today.items ?? 0} />
}

function ReviewLinks() {
  const { data } = useQuery(recallQueue())
  return (
    <section aria-label={titles.review} className="mb-8">
      <LinkList
        links={[
          {
            to: paths.review,
            icon: Brain,
            label: titles.review,
            hint: data ? reviewHint(data) : m.cardsForToday,
          },
          { to: paths.reviewCards, icon: Layers, label: titles.myCards, hint: m.allCards },
          {
            to: paths.reviewFigures,
            icon: ChartNoAxesColumn,
            label: titles.reviewSettings,
            hint: m.settingsHint,
          },
        ]}
      />
    </section>
  )
}

const ExamLinks = () => (
  <section aria-label={m.likeExamination} className="mb-8">
    <LinkList
      links={[
        {
          to: paths.mockTests,
          icon: Timer,
          label: titles.mockTests,
          hint: m.mockTestsHint,
        },
        {
          to: paths.writing,
          icon: SquarePen,
          label: titles.answerWriting,
          hint: m.writingHint,
        },
      ]}
    />
  </section>
)

function reviewHint({ items, today }: Queue): string {
  if (items.length > 0) return m.cardsAndTime({ count: today.items, time: minutesText(today.minutes) })
  return today.done > 0 ? m.doneForToday : m.nothingToReview
}

function Quizzes() {
  const { entries, status, taken, days } = useQuizzes()
  if (entries.isPending || status.isPending) return <HubSkeleton />
  if (!entries.data || !status.data) {
    const failed = entries.data ? status : entries
    return <QuietFailure text={m.quizzesNotLoaded} busy={failed.isFetching} onRetry={() => failed.refetch()} />
  }
  return (
    <div className="space-y-8">
      <section aria-labelledby="quizzes-by-day">
        <h2 id="quizzes-by-day" className="mb-3 text-lg font-semibold">
          {m.quizzesByDay}
        </h2>
        {days.length > 0 ? <QuizDayList days={days.slice(0, SHOWN_DAYS)} /> : <p className="text-quiet">{m.noQuizzes}</p>}
      </section>
      <LinkList links={linksFor(taken.length)} />
    </div>
  )
}

const linksFor = (taken: number): ListedLink[] => [
  { to: paths.quizHistory, icon: History, label: titles.quizHistory, hint: historyHint(taken) },
  { to: paths.dashboard, icon: Newspaper, label: m.allDays, hint: m.allDaysHint },
]

function historyHint(taken: number): string {
  if (taken === 0) return m.resultsLater
  return m.quizzesTaken({ count: taken })
}

function HubSkeleton() {
  return (
    <PageLoading label={m.loadingQuizzes}>
      <p className="mb-3 text-lg font-semibold">{m.quizzesByDay}</p>
      <SkeletonRows rows={5} className="h-96" />
    </PageLoading>
  )
}
