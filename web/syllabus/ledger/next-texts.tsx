import { BookOpen, Brain, ListChecks, type LucideIcon, PenLine, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { NextThing } from '#contract/syllabus/ledger.ts'
import * as weight from '#messages/syllabus/ledger/weight.ts'
import * as m from '#messages/syllabus/ledger.ts'
import { paths } from '#web/platform/paths.ts'
import { inLang } from '#web/platform/text/in-lang.tsx'
import { type TitleInLanguage, titleIn } from '#web/reading/shared/title-in.ts'

type Review = Extract<NextThing, { kind: 'review' }>

/** A review has as many cards as fit in the day. */
export type Offered = Exclude<NextThing, Review> | (Review & { items: number; minutes: number | null })

export const keyOf = (thing: Offered): string =>
  `${thing.kind} ${thing.node_id} ${'article' in thing ? thing.article.article_id : ''}`

const TEST_QUESTIONS = 10

interface Described {
  icon: LucideIcon
  to: string
  act: ReactNode
}

/** @param language one reads in */
export function describedThing(thing: Offered, language: Language): Described {
  const { node_id, missing } = thing
  switch (thing.kind) {
    case 'review':
      return { icon: Brain, to: paths.reviewOf(node_id), act: m.review({ count: thing.items }) }
    case 'read':
      return {
        icon: BookOpen,
        to: paths.article(thing.article.article_id),
        act: m.read(inMessage('title', titleIn(thing.article, language))),
      }
    case 'repeat':
      return {
        icon: RotateCcw,
        to: paths.testOf([node_id], TEST_QUESTIONS, 'wrong'),
        act: m.repeat({ count: missing }),
      }
    case 'test':
      return {
        icon: ListChecks,
        to: paths.testOf([node_id], TEST_QUESTIONS),
        act: m.takeTest({ count: TEST_QUESTIONS }),
      }
    case 'write':
      return {
        icon: PenLine,
        to: paths.writeAnswer(thing.article.article_id, thing.question_key),
        act: m.writeAnswer(inMessage('question', questionIn(thing, language))),
      }
  }
}

const questionIn = ({ question, question_translated }: Extract<Offered, { kind: 'write' }>, language: Language) =>
  titleIn({ title: question, title_translated: question_translated }, language)

const inMessage = <Name extends string>(name: Name, { lang, value }: TitleInLanguage) =>
  ({ [name]: value, name: inLang(lang) }) as Record<Name, string> & { name: ReturnType<typeof inLang> }

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
    isOfSeveral && asked > 0 && weight.asked({ count: asked }),
    days_left !== null && days_left < FEW_DAYS && daysText(days_left),
    minutesOf(thing),
  ]
    .filter(Boolean)
    .join(', ')
}

function missingText({ kind, missing, all }: Offered): string {
  const counts = { missing, all }
  switch (kind) {
    case 'review':
      return m.cardsDue(counts)
    case 'read':
      return m.articlesNotOpened(counts)
    case 'repeat':
      return m.questionsWrong(counts)
    case 'test':
      return m.questionsNotTried(counts)
    case 'write':
      return m.articlesWithoutAnswer(counts)
  }
}

const daysText = (days: number): string => (days === 0 ? m.examToday : m.daysToExam({ count: days }))

function minutesOf(thing: Offered): string | false {
  if (thing.kind === 'read') return m.minutes({ minutes: thing.article.reading_minutes })
  return thing.kind === 'review' && thing.minutes !== null && m.minutes({ minutes: thing.minutes })
}
