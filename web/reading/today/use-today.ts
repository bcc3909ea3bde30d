import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { byLanguage } from '#contract/languages.ts'
import type { Today } from '#contract/reading/progress.ts'
import { can } from '#contract/roles.ts'
import * as m from '#messages/reading/today.ts'
import { useSession } from '#web/platform/session/session.ts'
import { useBookmarkedArticles } from '#web/reading/bookmarks/api.ts'
import type { Marks } from '#web/reading/daily/day-article.tsx'
import { useDays } from '#web/reading/daily/use-days.ts'
import { readIds, readingStreak, todayStatus, useReadArticles } from '#web/reading/progress/api.ts'
import { useReadingLanguage } from '#web/reading/shared/use-reading-language.ts'

const EVERY_LANGUAGE = byLanguage(() => true)

export function useToday() {
  const { user } = useSession()
  const { lang } = useReadingLanguage(EVERY_LANGUAGE)
  const days = useDays(lang)
  const asked = useQuery(todayStatus())
  const isReadPending = useQuery(readIds()).isPending
  const streak = useQuery(readingStreak())
  const status = asked.data ?? unknownStatus(user?.time_zone)
  const canTakeQuizzes = can(user?.role, 'proStudy')
  const marks = useMarks(status, lang, canTakeQuizzes)
  const isPending = days.newest.isPending || asked.isPending || isReadPending || streak.isPending
  return {
    days,
    status,
    streak: streak.data?.current_streak ?? 0,
    isKnown: asked.data !== undefined,
    marks,
    canTakeQuizzes,
    isPending,
  }
}

function useMarks({ finished_ids, quizzes_taken }: Today, lang: Marks['lang'], canTakeQuizzes: boolean): Marks {
  const read = useReadArticles()
  const saved = useBookmarkedArticles()
  return useMemo(() => {
    const scores = quizzes_taken.map(
      ({ quiz_id, score, total_questions }) => [quiz_id, m.score({ score, total: total_questions })] as const,
    )
    return { lang, read, saved, finished: new Set(finished_ids), quizzes: canTakeQuizzes ? new Map(scores) : undefined }
  }, [lang, read, saved, finished_ids, quizzes_taken, canTakeQuizzes])
}

const NOTHING = {
  is_demo: false,
  plan: null,
  exam_dates: [],
  finished_today: { articles: 0, minutes: 0 },
  finished_ids: [],
  half_read: [],
  quizzes_taken: [],
  waiting: { wrong_answers: null, answers: [] },
}

/** Days show even if the status failed. */
const unknownStatus = (timeZone = 'Asia/Kolkata'): Today => ({
  ...NOTHING,
  day: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date()),
})
