import { BookOpen, Brain, ListChecks, type LucideIcon, PenLine, RotateCcw } from 'lucide-react'
import type { NextThing } from '#contract/syllabus/ledger.ts'
import { paths } from '#web/platform/paths.ts'
import { counted } from '#web/platform/text/amounts.ts'

type Review = Extract<NextThing, { kind: 'review' }>

/** A review has as many cards as fit in the day. */
export type Offered = Exclude<NextThing, Review> | (Review & { items: number; minutes: number | null })

export const keyOf = (thing: Offered): string =>
  `${thing.kind} ${thing.node_id} ${'article' in thing ? thing.article.article_id : ''}`

const TEST_QUESTIONS = 10

interface Described {
  icon: LucideIcon
  to: string
  act: string
}

export function describedThing(thing: Offered): Described {
  const { node_id, missing } = thing
  switch (thing.kind) {
    case 'review':
      return { icon: Brain, to: paths.reviewOf(node_id), act: `Review ${counted(thing.items, 'card')}` }
    case 'read':
      return { icon: BookOpen, to: paths.article(thing.article.article_id), act: `Read “${thing.article.title}”` }
    case 'repeat':
      return {
        icon: RotateCcw,
        to: paths.testOf([node_id], TEST_QUESTIONS, 'wrong'),
        act: `Repeat ${counted(missing, 'wrong answer')}`,
      }
    case 'test':
      return {
        icon: ListChecks,
        to: paths.testOf([node_id], TEST_QUESTIONS),
        act: `Take a test of ${counted(TEST_QUESTIONS, 'question')}`,
      }
    case 'write':
      return {
        icon: PenLine,
        to: paths.writeAnswer(thing.article.article_id, thing.question_key),
        act: `Write an answer: “${thing.question}”`,
      }
  }
}

/** Fewer days than this are a reason. */
const FEW_DAYS = 60

/**
 * Why it is one of the three, and how long it takes: `5 of 12 articles not opened, asked 3 times, 5 min`.
 * @param isOfSeveral whether lines compete; otherwise their weight is above the list
 */
export function reasonText(thing: Offered, isOfSeveral: boolean): string {
  const { asked, days_left } = thing
  return [
    missingText(thing),
    isOfSeveral && asked > 0 && `asked ${asked === 1 ? 'once' : counted(asked, 'time')}`,
    days_left !== null && days_left < FEW_DAYS && daysText(days_left),
    minutesOf(thing),
  ]
    .filter(Boolean)
    .join(', ')
}

function missingText({ kind, missing, all }: Offered): string {
  switch (kind) {
    case 'review':
      return `${missing} of ${counted(all, 'card')} due`
    case 'read':
      return `${missing} of ${counted(all, 'article')} not opened`
    case 'repeat':
      return `${missing} of ${counted(all, 'question')} wrong the last time`
    case 'test':
      return `${missing} of ${counted(all, 'question')} not tried`
    case 'write':
      return `${missing} of ${counted(all, 'article')} without your answer`
  }
}

const daysText = (days: number): string =>
  days === 0 ? 'the examination is today' : `${counted(days, 'day')} to the examination`

function minutesOf(thing: Offered): string | false {
  if (thing.kind === 'read') return `${thing.article.reading_minutes} min`
  return thing.kind === 'review' && thing.minutes !== null && `${thing.minutes} min`
}
