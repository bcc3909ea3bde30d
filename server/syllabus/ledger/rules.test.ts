import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownShare, weightLevel, weightOf } from '#contract/syllabus/ledger-rules.ts'
import { NODE_IDS, withDescendants } from '#contract/syllabus/nodes.ts'
import { type Candidate, candidatesIn, daysLeft, figuresByNode, libraryByNode, rankedThings, scoreOf, treeIn } from './rules.ts'

const LAST = new Date('2026-01-15T10:00:00Z')
const SEED = { seed: 38, numRuns: 300 }

const nodes = fc.uniqueArray(fc.constantFrom(...NODE_IDS), { minLength: 1, maxLength: 4 })

describe('the library by part of the syllabus', () => {
  test('counts an article once for each node, for the line and for the paper above', () => {
    const nodes = ['gs2.federalism.functions', 'gs2.federalism.devolution', 'gs3.economy']
    const library = libraryByNode([
      { nodes, published: 2, with_mains: 1 },
      { nodes, questions: 5 },
    ])
    const counts = { published: 2, with_mains: 1, questions: 5, asked: 0 }
    expect(Object.fromEntries(library)).toEqual({
      'gs2.federalism.functions': counts,
      'gs2.federalism.devolution': counts,
      'gs2.federalism': counts,
      gs2: counts,
      'gs3.economy': counts,
      gs3: counts,
    })
  })

  test('counts a past question once, however many articles name it', () => {
    const library = libraryByNode([
      { nodes: ['gs2.federalism'], asked: ['2020 GS2 3', '2021 GS2 7'] },
      { nodes: ['gs2.constitution'], asked: ['2020 GS2 3'] },
    ])
    expect(['gs2.federalism', 'gs2.constitution', 'gs2'].map((id) => library.get(id)?.asked)).toEqual([2, 1, 2])
  })

  test('has for each node what a count of its articles has', () => {
    const rows = fc.array(fc.record({ nodes, published: fc.nat(9), questions: fc.nat(9) }), { maxLength: 12 })
    fc.assert(
      fc.property(rows, (rows) => {
        const library = libraryByNode(rows)
        for (const [id, { published }] of library) {
          const below = withDescendants(id)
          const mine = rows.filter(({ nodes }) => nodes.some((node) => below.includes(node)))
          expect(published).toBe(mine.reduce((sum, row) => sum + row.published, 0))
        }
      }),
      SEED,
    )
  })
})

describe('my figures by part of the syllabus', () => {
  test('add up what was done with other articles, and keep the latest time', () => {
    const nothing = {
      read: 0,
      finished: 0,
      answered: 0,
      answered_right: 0,
      cards: 0,
      due: 0,
      known: 0,
      written: 0,
      score_share: null,
    }
    const figures = figuresByNode([
      { nodes: ['gs3.economy'], read: 2, finished: 1, last: LAST },
      { nodes: ['gs3.economy'], cards: 5, due: 3, known: 2, last: LAST },
      { nodes: ['gs3.economy'], written: 2, score_hundredths: 600, most_hundredths: 1000, last: LAST },
      { nodes: ['gs3.economy', 'gs3.budgeting'], answered: 4, answered_right: 3, last: new Date('2026-01-14') },
    ])
    const economy = {
      ...{ read: 2, finished: 1, answered: 4, answered_right: 3, cards: 5, due: 3, known: 2, written: 2, score_share: 0.6 },
      last_touched: LAST.toISOString(),
    }
    expect(figures).toEqual([
      { node_id: 'gs3.economy', ...economy },
      { node_id: 'gs3', ...economy },
      { node_id: 'gs3.budgeting', ...nothing, answered: 4, answered_right: 3, last_touched: '2026-01-14T00:00:00.000Z' },
    ])
  })
})

describe('the tree', () => {
  test('has the words of a language and says how they were made', () => {
    const [english, tamil] = [treeIn('en', []), treeIn('ta', [])]
    expect([english.wording, tamil.wording]).toEqual(['official', 'translated'])
    expect([english.wording_note, tamil.wording_note]).toEqual([null, expect.stringContaining('தமிழ்')])
    expect(english.papers.map(({ short }) => short)).toEqual(['Prelims GS1', 'Essay', 'GS1', 'GS2', 'GS3', 'GS4'])
    expect(tamil.papers[1]?.title).toBe('கட்டுரைத் தாள்')
  })

  test('weighs a line by its articles, and a past question three times as much', () => {
    const [line] = treeIn('en', [
      { nodes: ['gs3.economy'], published: 4 },
      { nodes: ['gs3.economy'], asked: ['2020 GS3 1', '2021 GS3 2'] },
    ]).papers.flatMap(({ lines }) => lines.filter(({ node_id }) => node_id === 'gs3.economy'))
    expect(line).toMatchObject({ published: 4, asked: 2, weight: 10 })
  })
})

describe('the weight of a line', () => {
  const counts = fc.record({ published: fc.nat(500), asked: fc.nat(50) })

  test('never falls when an article or a past question is added', () => {
    fc.assert(
      fc.property(counts, ({ published, asked }) => {
        expect(weightOf({ published: published + 1, asked })).toBeGreaterThan(weightOf({ published, asked }))
        expect(weightOf({ published, asked: asked + 1 })).toBeGreaterThan(weightOf({ published, asked }))
      }),
      SEED,
    )
  })

  test('has a level that rises with it, “none” only for nothing, and “high” for the heaviest', () => {
    const order = ['none', 'low', 'medium', 'high']
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (one, other) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
        expect(order.indexOf(weightLevel(light, heavy))).toBeLessThanOrEqual(order.indexOf(weightLevel(heavy, heavy)))
        expect(weightLevel(light, heavy) === 'none').toBe(light === 0)
        expect(weightLevel(heavy, heavy)).toBe(heavy === 0 ? 'none' : 'high')
      }),
      SEED,
    )
  })
})

describe('what is known of a line', () => {
  const some = fc.nat(60)
  const library = fc.record({ published: some, asked: some, questions: some })
  const learnt = fc.record({ finished: some, answered_right: some, cards: some, known: some })

  test('lies between nothing and all, and never falls when one finishes, answers rightly or remembers', () => {
    fc.assert(
      fc.property(library, learnt, fc.constantFrom('finished', 'answered_right', 'known' as const), (library, learnt, more) => {
        const share = knownShare(library, learnt)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(knownShare(library, { ...learnt, [more]: learnt[more as 'known'] + 1 })).toBeGreaterThanOrEqual(share)
      }),
      SEED,
    )
  })

  test('is all once everything is finished, right and known, and does not count opening', () => {
    const library = { published: 4, asked: 0, questions: 10 }
    expect(knownShare(library, { finished: 4, answered_right: 10, cards: 3, known: 3 })).toBe(1)
    expect(knownShare(library, { finished: 0, answered_right: 0, cards: 0, known: 0 })).toBe(0)
    expect(knownShare(library, { finished: 2, answered_right: 10, cards: 0, known: 0 })).toBe(0.75)
  })
})

describe('the next three things', () => {
  const KINDS = ['read', 'review', 'repeat', 'test', 'write'] as const
  const candidate: fc.Arbitrary<Candidate> = fc
    .record({
      kind: fc.constantFrom(...KINDS),
      node_id: fc.constantFrom('gs3.economy', 'gs3.budgeting', 'gs2.federalism'),
      missing: fc.nat(30),
      more: fc.nat(30),
      published: fc.integer({ min: 1, max: 60 }),
      asked: fc.nat(9),
    })
    .map(({ kind, node_id, missing, more, published, asked }) => {
      return { kind, node_id, missing, all: missing + more, weight: weightOf({ published, asked }), asked }
    })
  const candidates = fc.uniqueArray(candidate, { selector: ({ kind, node_id }) => `${kind} ${node_id}`, maxLength: 12 })
  const days = fc.option(fc.nat(400))

  test('begin with the highest weight × what is missing × what helps with the days left, and never offer what is done', () => {
    fc.assert(
      fc.property(candidates, days, (given, left) => {
        const ranked = rankedThings(given, left)
        const best = Math.max(0, ...given.map((one) => scoreOf(one, left)))
        expect(ranked.every(({ missing }) => missing > 0)).toBe(true)
        expect(ranked.slice(0, 1).every((one) => scoreOf(one, left) === best)).toBe(true)
        expect(new Set(ranked).size).toBe(given.filter(({ missing }) => missing > 0).length)
      }),
      SEED,
    )
  })

  test('are of different kinds as far as there are any, each kind with its best line', () => {
    fc.assert(
      fc.property(candidates, days, (given, left) => {
        const kinds = new Set(given.filter(({ missing }) => missing > 0).map(({ kind }) => kind))
        const first = rankedThings(given, left).slice(0, kinds.size)
        expect(new Set(first.map(({ kind }) => kind))).toEqual(kinds)
        for (const one of first)
          for (const other of given.filter(({ kind }) => kind === one.kind))
            expect(scoreOf(one, left)).toBeGreaterThanOrEqual(scoreOf(other, left))
      }),
      SEED,
    )
  })

  test('a line that is asked for more, or in which more is missing, is never offered later for it', () => {
    const placeOf = (all: Candidate[], { kind, node_id }: Candidate, left: number | null) =>
      rankedThings(all, left).findIndex((one) => one.kind === kind && one.node_id === node_id)
    fc.assert(
      fc.property(candidates, days, fc.nat(11), (given, left, at) => {
        const chosen = given[at % given.length]
        fc.pre(chosen !== undefined && chosen.missing > 0)
        const with_ = (more: Partial<Candidate>) => given.map((one) => (one === chosen ? { ...one, ...more } : one))
        const before = placeOf(given, chosen, left)
        expect(placeOf(with_({ weight: chosen.weight + 5 }), chosen, left)).toBeLessThanOrEqual(before)
        const missing = Math.min(chosen.all, chosen.missing + 1)
        expect(placeOf(with_({ missing }), chosen, left)).toBeLessThanOrEqual(before)
      }),
      SEED,
    )
  })

  test('turn from reading and writing to review, repeating and tests as the examination comes nearer', () => {
    const all = KINDS.map((kind): Candidate => ({ kind, node_id: 'gs3.economy', missing: 5, all: 10, weight: 10, asked: 0 }))
    const kindsAt = (left: number | null) =>
      rankedThings(all, left)
        .slice(0, 3)
        .map(({ kind }) => kind)
    expect([kindsAt(null), kindsAt(200), kindsAt(7)]).toEqual([
      ['read', 'review', 'repeat'],
      ['read', 'review', 'repeat'],
      ['review', 'repeat', 'test'],
    ])
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 100 }), (left, later) => {
        const score = (kind: Candidate['kind'], at: number) => scoreOf({ ...(all[0] as Candidate), kind }, at)
        expect(score('read', left) / score('review', left)).toBeLessThanOrEqual(
          score('read', left + later) / score('review', left + later) + 1e-9,
        )
      }),
      SEED,
    )
  })

  test('are of the lines of a paper, and of a line itself; tests and writing are of Pro', () => {
    const library = libraryByNode([{ nodes: ['gs3.economy'], published: 3, questions: 8, with_mains: 2 }])
    const kindsOf = (node: string, mayPractise: boolean) =>
      rankedThings(candidatesIn(node, library, new Map(), { mayPractise, mayReview: true }), null).map(
        ({ kind, node_id }) => `${kind} ${node_id}`,
      )
    expect(new Set(kindsOf('gs3', true))).toEqual(new Set(['read gs3.economy', 'test gs3.economy', 'write gs3.economy']))
    expect(new Set(kindsOf('gs3.economy', false))).toEqual(new Set(['read gs3.economy']))
    expect(kindsOf('gs4', true)).toEqual([])
  })

  test('count the days to the examination, and none after it', () => {
    const exam = { date: '2026-05-31', is_over: false }
    expect([
      daysLeft(exam, '2026-05-01'),
      daysLeft(exam, '2026-05-31'),
      daysLeft(exam, '2026-06-01'),
      daysLeft(null, '2026-05-01'),
    ]).toEqual([30, 0, null, null])
  })
})
