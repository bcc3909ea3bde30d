import { describe, expect, test } from 'vitest'
import type { Syllabus } from '#contract/syllabus/ledger.ts'
import { byId, finishedText, heaviestOf, lineTexts, placeOf, practiceTexts, stateOf, weightWords } from './tree.ts'

const part = { node_id: 'gs2.federalism.functions', text: 'Functions', published: 1, asked: 0, questions: 6, weight: 1 }
const line = { node_id: 'gs2.federalism', text: 'Federalism', published: 3, asked: 2, questions: 18, weight: 9, parts: [part] }
const paper = {
  paper_id: 'gs2',
  stage: 'mains' as const,
  title: 'General Studies II',
  short: 'GS II',
  ...{ published: 4, asked: 2, questions: 24, weight: 10 },
  lines: [line],
}
const syllabus: Syllabus = { language: 'en', wording: 'official', wording_note: null, papers: [paper] }

const figures = (finished: number, answered = 0, answered_right = 0, cards = 0, known = 0) => ({
  node_id: 'gs2',
  ...{ read: finished, finished, due: 0, written: 0, score_share: null },
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
    expect([finishedText(0, undefined, 'en'), finishedText(1, undefined, 'en'), finishedText(12, figures(3), 'en')]).toEqual([
      'No articles yet',
      '0 of 1 article finished',
      '3 of 12 articles finished',
    ])
    expect(practiceTexts({ ...figures(0, 8, 6, 12, 5), written: 2 }, 'en')).toEqual([
      '8 questions, 75% right',
      '5 of 12 cards known',
      '2 answers written',
    ])
    expect(practiceTexts(figures(0, 1, 1, 1, 1), 'en')).toEqual(['1 question, 100% right', '1 of 1 card known'])
  })

  test('of practice appears once there is any', () => {
    expect([practiceTexts(undefined, 'en'), practiceTexts(figures(1), 'en')]).toEqual([[], []])
  })

  test('is said in the language of the syllabus', () => {
    expect([finishedText(12, figures(3), 'hi'), finishedText(12, figures(3), 'ta')]).toEqual([
      '12 में से 3 लेख पूरे',
      '12 கட்டுரைகளில் 3 முடிந்தன',
    ])
  })

  test.each([
    [0, undefined, 'none'],
    [4, undefined, 'new'],
    [4, figures(0, 5, 0), 'new'],
    [4, figures(1), 'begun'],
    [4, figures(2, 10, 5), 'half'],
    [4, figures(4, 10, 10), 'known'],
  ] as const)('%j articles with %j are shown as %s', (published, given, state) => {
    expect(stateOf({ published, asked: 0, questions: 10, weight: published }, given, true)).toBe(state)
  })

  test('counts questions only for somebody who may take quizzes', () => {
    const library = { published: 4, asked: 0, questions: 10, weight: 4 }
    expect([stateOf(library, figures(4), true), stateOf(library, figures(4), false)]).toEqual(['half', 'known'])
  })

  test('is found by id', () => {
    expect(byId([figures(3)]).get('gs2')?.finished).toBe(3)
  })
})

describe('the weight of a line', () => {
  test.each([
    [9, 0, 'Weight: High'],
    [3, 1, 'Weight: Medium, asked once'],
    [1, 3, 'Weight: Low, asked 3 times'],
  ])('%j of at most 9, asked in %j papers, reads %j', (weight, asked, text) => {
    expect(weightWords({ weight, asked }, 9)).toBe(text)
  })

  test('is compared with the heaviest line, not with a paper', () => {
    expect(heaviestOf(syllabus)).toBe(9)
    expect([...lineTexts(syllabus)]).toEqual([['gs2.federalism', 'Federalism']])
  })
})
