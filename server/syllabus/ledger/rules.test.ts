import { describe, expect, test } from 'vitest'
import type { NextThing } from '#contract/syllabus/ledger.ts'
import { chosenThings, countsByNode, figuresByNode, treeIn } from './rules.ts'

const LAST = new Date('2026-01-15T10:00:00Z')

describe('the counts of the syllabus', () => {
  test('count an article once for each node, for the line and for the paper above', () => {
    const nodes = ['gs2.federalism.functions', 'gs2.federalism.devolution', 'gs3.economy']
    expect(Object.fromEntries(countsByNode([{ nodes, count: 2 }]))).toEqual({
      'gs2.federalism.functions': 2,
      'gs2.federalism.devolution': 2,
      'gs2.federalism': 2,
      gs2: 2,
      'gs3.economy': 2,
      gs3: 2,
    })
  })

  test('add up what was done with other articles, and keep the latest time', () => {
    const figures = figuresByNode([
      { nodes: ['gs3.economy'], read: 2, last: LAST },
      { nodes: ['gs3.economy'], cards: 5, known: 2, last: LAST },
      { nodes: ['gs3.economy', 'gs3.budgeting'], answered: 4, answered_right: 3, last: new Date('2026-01-14') },
    ])
    expect(figures).toEqual([
      { node_id: 'gs3.economy', read: 2, answered: 4, answered_right: 3, cards: 5, known: 2, last_touched: LAST.toISOString() },
      { node_id: 'gs3', read: 2, answered: 4, answered_right: 3, cards: 5, known: 2, last_touched: LAST.toISOString() },
      {
        node_id: 'gs3.budgeting',
        read: 0,
        answered: 4,
        answered_right: 3,
        cards: 0,
        known: 0,
        last_touched: '2026-01-14T00:00:00.000Z',
      },
    ])
  })
})

describe('the tree', () => {
  test('has the words of a language and says how they were made', () => {
    const [english, tamil] = [treeIn('en', []), treeIn('ta', [])]
    expect([english.wording, tamil.wording]).toEqual(['official', 'translated'])
    expect(english.papers.map(({ short }) => short)).toEqual(['Prelims GS I', 'Essay', 'GS I', 'GS II', 'GS III', 'GS IV'])
    expect(tamil.papers[1]?.title).toBe('கட்டுரை')
  })
})

describe('the next three things', () => {
  const article = { article_id: '', title: '', publication_date: '2026-01-15', reading_minutes: 4 }
  const read: NextThing = { kind: 'read', article }
  const quiz: NextThing = { kind: 'quiz', article, quiz_id: '', questions: 6 }
  const repeat: NextThing = { kind: 'repeat', article, attempt_id: '', wrong: 2 }
  const kindsOf = (things: NextThing[]) => chosenThings(things.map((thing) => ({ ...thing }))).map(({ kind }) => kind)

  test.each([
    { given: [read, quiz, repeat], chosen: ['repeat', 'quiz', 'read'] },
    { given: [read, read, read, quiz], chosen: ['quiz', 'read', 'read'] },
    { given: [quiz, quiz, repeat, repeat], chosen: ['repeat', 'quiz', 'quiz'] },
    { given: [read], chosen: ['read'] },
    { given: [], chosen: [] },
  ])('$chosen', ({ given, chosen }) => {
    expect(kindsOf(given)).toEqual(chosen)
  })
})
