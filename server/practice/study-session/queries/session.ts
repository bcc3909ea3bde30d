import { daysAfter } from '#contract/calendar.ts'
import type { StudySession } from '#contract/practice/study-session.ts'
import { daysBetween } from '#contract/reading/study-plan-rules.ts'
import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { circumstancesOf, dayOf, type Learner } from '#server/practice/shared/recall-circumstances.ts'
import type { Circumstances } from '#server/practice/shared/recall-day.ts'
import { dailyMinutes, exerciseFrom, minutesOf, type SessionCards, sessionFrom, sessionReview, weekdayOf } from '../rules.ts'
import { cardsOfDay } from './cards.ts'
import { type StoredDay, storedDay } from './day.ts'

export async function sessionOf(db: Db, learner: Learner, now: Date): Promise<StudySession> {
  const [{ about, cards }, stored] = await Promise.all([
    cardsWith(db, learner, now),
    storedDay(db, learner, dayOf(learner.timeZone, now), now),
  ])
  const minutes = dailyMinutes(stored.plan?.goal ?? null)
  const is_day_off = isOff(stored, about.day)
  return {
    day: about.day,
    is_day_off,
    daily_minutes: minutes,
    steps: is_day_off ? [] : stepsOf(stored, { cards, about, minutes, isPro: can(learner.role, 'proStudy') }),
    cards_now: Math.min(cards.begun, about.budget) + Math.min(cards.ready, about.left),
    learnt_today: { cards: about.done, ...stored.learnt },
    tomorrow: tomorrowOf(stored, cards, about),
    exam: examIn(about),
  }
}

async function cardsWith(db: Db, learner: Learner, now: Date) {
  const about = await circumstancesOf(db, learner, now)
  return { about, cards: await cardsOfDay(db, learner, about, now) }
}

interface Parts {
  cards: SessionCards
  about: Circumstances
  minutes: number
  isPro: boolean
}

const isOff = ({ plan }: StoredDay, day: string): boolean => plan?.days_off.includes(weekdayOf(day)) ?? false

function stepsOf(stored: StoredDay, { cards, about, minutes, isPro }: Parts) {
  const { articles, skipped } = stored
  const beginWith = stored.plan?.begin_with ?? 'articles'
  const questions = isPro && beginWith !== 'questions' ? null : (stored.questions[0] ?? null)
  const material = { review: sessionReview(cards, about), articles, questions, exercise: exerciseFrom(stored) }
  return sessionFrom(material, { minutes, beginWith, skipped })
}

function tomorrowOf(stored: StoredDay, cards: SessionCards, { day, seconds, budget, left, exam }: Circumstances) {
  const tomorrow = daysAfter(day, 1)
  const isAfterExam = exam !== null && !exam.is_estimate && tomorrow >= exam.date
  const due = isAfterExam ? 0 : Math.min(Math.max(0, cards.until_tomorrow - Math.min(cards.ready, left)), budget)
  return { cards: due, minutes: minutesOf(due, seconds), is_day_off: isOff(stored, tomorrow) }
}

function examIn({ exam, day }: Circumstances): StudySession['exam'] {
  const days_left = exam ? daysBetween(day, exam.date) : -1
  return exam && days_left >= 0 ? { exam: exam.exam, days_left, is_estimate: exam.is_estimate } : null
}
