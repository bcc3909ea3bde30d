import { expect, test } from 'vitest'
import { studyPlan } from '#contract/reading/study-plan.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { mockCalls } from '#tests/support/fixtures/mock-tests.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { type StudyArticle, sessionCalls } from '#tests/support/fixtures/study-session.ts'
import { QUESTION, writingCalls } from '#tests/support/fixtures/writing.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { steps, publish, finish, take } = sessionCalls(app)
const { queue, reviewed } = recallCalls(app)
const { scheduled, library } = mockCalls(app)
const { save, submit } = writingCalls(app)

/** Thirty minutes a day, Sundays off. What is published each morning, what is offered then, and what is done before the next one. */
const WEEK = [
  {
    day: '2026-01-12',
    published: ['A1', 'A2'],
    offered: ['read A1: 8', 'read A2: 8', 'quiz A1: 4', 'quiz A2: 4'],
    done: ['finish A1', 'answer A1 wrong'],
  },
  {
    day: '2026-01-13',
    published: [],
    offered: ['review 0 of 4: 1', 'read A2: 8', 'quiz A2: 4'],
    done: ['begin to write about A1'],
  },
  {
    day: '2026-01-14',
    published: ['B1', 'B2', 'B3'],
    offered: ['review 0 of 4: 1', 'read B1: 8', 'read B2: 8', 'quiz B1: 4', `write ${QUESTION}: 7`],
    done: ['finish B1', 'answer B1 wrong', 'submit what is written about A1'],
  },
  {
    day: '2026-01-15',
    published: [],
    offered: ['review 0 of 8: 2', 'read B2: 8', 'read B3: 8', 'quiz B2: 4', 'test gs2.constitution of 8: 10'],
    done: ['nothing'],
  },
  {
    day: '2026-01-16',
    published: ['C1'],
    offered: ['review 0 of 8: 2', 'read C1: 8', 'read B2: 8', 'quiz C1: 4', 'quiz B2: 4', 'test All India test of 10: 90'],
    done: ['review everything'],
  },
  {
    day: '2026-01-17',
    published: ['D1'],
    offered: ['read D1: 8', 'read C1: 8', 'quiz D1: 4', 'test gs2.constitution of 8: 10'],
    done: ['nothing'],
  },
  { day: '2026-01-18', published: ['E1'], offered: [], done: ['nothing'] },
]

test('each morning of a week offers what its table says', async () => {
  app.now = new Date('2026-01-11T02:00:00Z')
  const [reader, admin] = [await app.person('pro'), await app.person('admin')]
  await app.call(studyPlan.save, { as: reader, body: { goal: { kind: 'minutes', amount: 30 }, days_off: [7] } })
  const articles: Record<string, StudyArticle> = {}
  const [answerId, at] = [newId(), (title: string) => articles[title] ?? { articleId: '', quizId: '' }]
  const acts: Record<string, () => Promise<unknown>> = {
    'finish A1': () => finish(reader, at('A1').articleId),
    'answer A1 wrong': () => take(reader, at('A1').quizId, 'BCDA'),
    'begin to write about A1': () => save(reader, at('A1').articleId, {}, answerId),
    'finish B1': () => finish(reader, at('B1').articleId),
    'answer B1 wrong': () => take(reader, at('B1').quizId, 'BCDA'),
    'submit what is written about A1': () => submit(reader, at('A1').articleId, { revision: 1 }, answerId),
    'review everything': async () => {
      const { items } = await queue(reader)
      return reviewed(reader, ...items.map(({ card }) => ({ card_id: card.card_id, grade: 4 })))
    },
    nothing: async () => undefined,
  }
  for (const { day, published, offered, done } of WEEK) {
    app.now = new Date(`${day}T02:00:00Z`)
    if (published.length > 0) Object.assign(articles, await publish(day, ...published))
    if (published[0] === 'C1')
      await scheduled(admin, {
        question_ids: (await library()).slice(0, 10),
        opens_at: '2026-01-17T00:00:00Z',
        closes_at: '2026-01-17T01:30:00Z',
        minutes: 90,
      })
    expect([day, await steps(reader)]).toEqual([day, offered])
    app.pass(3_600_000)
    for (const act of done) await acts[act]?.()
  }
})
