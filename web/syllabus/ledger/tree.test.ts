import { describe, expect, test } from 'vitest'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { answersText, byId, cardsText, coverageOf, placeOf, readText } from './tree.ts'

const part = { node_id: 'gs2.federalism.functions', text: 'Functions', published: 1 }
const line = { node_id: 'gs2.federalism', text: 'Federalism', published: 3, parts: [part] }
const paper = {
  paper_id: 'gs2',
  stage: 'mains' as const,
  title: 'General Studies II',
  short: 'GS II',
  published: 4,
  lines: [line],
}
const syllabus: Syllabus = { language: 'en', wording: 'official', papers: [paper] }

const figures = (read: number, answered = 0, answered_right = 0, cards = 0, known = 0) => ({
  node_id: 'gs2',
  read,
  answered,
  answered_right,
  cards,
  known,
  last_touched: '2026-01-15T00:00:00.000Z',
})

describe('a place in the syllabus', () => {
  test.each([
    { id: 'gs2', text: 'General Studies II', above: undefined, below: ['gs2.federalism'] },
    { id: 'gs2.federalism', text: 'Federalism', above: undefined, below: ['gs2.federalism.functions'] },
    { id: 'gs2.federalism.functions', text: 'Functions', above: 'gs2.federalism', below: [] },
  ])('$id has its words, what is above and what is below', ({ id, text, above, below }) => {
    const place = placeOf(syllabus, id)
    expect([place?.text, place?.paper.short, place?.above?.node_id]).toEqual([text, 'GS II', above])
    expect(place?.below.map(({ node_id }) => node_id)).toEqual(below)
  })

  test.each(['gs9', 'gs2.nothing', 'gs', ''])('%j is none', (id) => {
    expect(placeOf(syllabus, id)).toBeUndefined()
  })
})

describe('what was done', () => {
  test('is said in words', () => {
    expect([readText(0, undefined), readText(1, undefined), readText(12, figures(3))]).toEqual([
      'No articles yet',
      '0 of 1 article read',
      '3 of 12 articles read',
    ])
    expect([
      answersText(undefined),
      answersText(figures(1)),
      answersText(figures(1, 1, 1)),
      answersText(figures(0, 8, 6)),
    ]).toEqual([undefined, undefined, '1 answer, 100% right', '8 answers, 75% right'])
    expect([
      cardsText(undefined),
      cardsText(figures(1)),
      cardsText(figures(0, 0, 0, 1, 1)),
      cardsText(figures(0, 0, 0, 12, 5)),
    ]).toEqual([undefined, undefined, '1 of 1 card known', '5 of 12 cards known'])
  })

  test.each([
    [0, undefined, 'none'],
    [4, undefined, 'unread'],
    [4, 1, 'begun'],
    [4, 2, 'half'],
    [4, 4, 'all'],
  ])('%j articles with %j read are shown as %s', (published, read, coverage) => {
    expect(coverageOf(published, read === undefined ? undefined : figures(read))).toBe(coverage)
  })

  test('is found by id', () => {
    expect(byId([figures(3)]).get('gs2')?.read).toBe(3)
  })
})
