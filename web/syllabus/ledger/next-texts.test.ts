import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { describedThing, type Offered, reasonText } from './next-texts.tsx'

const wordsOf = (act: ReactNode) => renderToStaticMarkup(act).replace(/<[^>]+>/g, '')
const WHY = { node_id: 'gs3.economy', missing: 3, all: 12, asked: 0, days_left: null }
const article = { article_id: 'a', title: 'Budget', publication_date: '2026-01-15', reading_minutes: 4 }

const THINGS: [Offered, act: string, to: string, reason: string][] = [
  [
    { kind: 'read', article, ...WHY, asked: 2 },
    'Read “Budget”',
    '/article/a',
    '3 of 12 articles not opened, asked 2 times, 4\u00a0min',
  ],
  [
    { kind: 'review', ...WHY, items: 2, minutes: 1 },
    'Review 2 cards',
    '/review?node=gs3.economy',
    '3 of 12 cards due, 1\u00a0min',
  ],
  [
    { kind: 'repeat', ...WHY, days_left: 12 },
    'Repeat 3 wrong answers',
    '/mock-tests?lines=gs3.economy&count=10&answered=wrong',
    '3 of 12 questions wrong the last time, 12 days to the examination',
  ],
  [
    { kind: 'test', ...WHY, days_left: 90 },
    'Take a test of 10 questions',
    '/mock-tests?lines=gs3.economy&count=10',
    '3 of 12 questions not tried',
  ],
  [
    { kind: 'write', article, question_key: 'k', question: 'Discuss.', ...WHY, asked: 1, days_left: 0 },
    'Write an answer: “Discuss.”',
    '/write/q/a/k',
    '3 of 12 articles without your answer, asked once, the examination is today',
  ],
]

describe('a thing to do next', () => {
  test.each(THINGS)('$kind says what to do, where, and why in half a line', (thing, act, to, reason) => {
    const found = describedThing(thing, 'en')
    expect([wordsOf(found.act), found.to]).toEqual([act, to])
    expect(reasonText(thing, true)).toBe(reason)
  })

  test('has the title and the question in the language that one reads in, else in English', () => {
    const titled = { ...article, title_translated: { hi: 'बजट' } }
    const actOf = (thing: Offered) => renderToStaticMarkup(describedThing(thing, 'hi').act)
    expect(actOf({ kind: 'read', article: titled, ...WHY })).toContain('<span lang="hi">बजट</span>')
    const write = { kind: 'write' as const, article, question_key: 'k', question: 'Discuss.', ...WHY }
    expect(actOf({ ...write, question_translated: { hi: 'चर्चा कीजिए।' } })).toContain('<span lang="hi">चर्चा कीजिए।</span>')
    expect(actOf(write)).toContain('<span>Discuss.</span>')
  })

  test('does not repeat the weight of a single line', () => {
    expect(reasonText({ kind: 'read', article, ...WHY, asked: 2 }, false)).toBe('3 of 12 articles not opened, 4\u00a0min')
  })
})
