import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { writing } from '#contract/practice/writing.ts'
import {
  ALREADY_REVEALED,
  ANSWER_NOT_FOUND,
  DRAFT_IS_OLDER,
  NOT_REVEALED,
  NOT_SUBMITTED,
  NOTHING_WRITTEN,
  OTHER_DRAFT,
  OTHER_QUESTION,
  QUESTION_NOT_FOUND,
} from '#contract/practice/writing-rules.ts'
import { progress } from '#contract/reading/progress.ts'
import { subscribe } from '#server/events.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { questionKeyOf } from '#server/practice/shared/question-key.ts'
import { anArticle, deleteDay, published } from '#tests/support/fixtures/articles.ts'
import {
  DEMAND_CANARY,
  KEY,
  MAINS,
  MODEL_CANARY,
  QUESTION,
  SKETCH,
  SKETCH_CANARY,
  SOURCE,
  VALUE_CANARY,
  writingCalls,
} from '#tests/support/fixtures/writing.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { asked, save, saved, submit, submitted, giveUp, question } = writingCalls(app)

let writer: Person
let articleId: string
beforeEach(async () => {
  writer = await app.person('pro')
  articleId = await asked()
})

const refusal = (reply: { statusCode: number; json: () => { error: string } }) => [reply.statusCode, reply.json().error]
const answer = (as: Person, answerId: string) => app.call(writing.answer, { as, params: { answerId } })
const score = (as: Person, answerId: string, scores: unknown) =>
  app.call(writing.score, { as, params: { answerId }, body: { scores } })
const rows = () => app.db.selectFrom('written_answers').selectAll().execute()

describe('a mains question', () => {
  test('comes with its size, its directive and what it is about', async () => {
    const { data } = (await question(writer, articleId)).json()
    expect(data).toEqual({
      question: {
        article_id: articleId,
        question_key: KEY,
        text: QUESTION,
        marks: 10,
        words: 150,
        minutes: 7,
        directive: 'critically_examine',
        paper: 'GS2',
        article_title: 'Federalism',
        syllabus: [expect.objectContaining({ node_id: 'gs2.federalism' })],
        article: { article_id: articleId, title: 'Federalism', title_translated: {}, publication_date: '2026-01-15' },
      },
      draft: null,
      attempts: [],
    })
  })

  test('an unknown one, and one of a draft day, is not found', async () => {
    const [hidden = ''] = await published(app, '2026-01-16', [], {
      articles: [anArticle('Hidden', { mains_model_answers: [MAINS] })],
      status: 'draft',
    })
    for (const [id, key] of [
      [newId(), KEY],
      [articleId, questionKeyOf('Another')],
      [hidden, KEY],
    ] as const) {
      expect(refusal(await question(writer, id, key))).toEqual([404, QUESTION_NOT_FOUND])
      expect(refusal(await save(writer, id, { question_key: key }))).toEqual([404, QUESTION_NOT_FOUND])
    }
    expect(await rows()).toEqual([])
  })

  test('is proposed after its article has been read, until an answer is begun', async () => {
    const next = async () => (await app.call(writing.next, { as: writer })).json().data
    expect(await next()).toEqual([])
    await app.call(progress.markRead, { as: writer, params: { articleId } })
    expect(await next()).toMatchObject([{ article_id: articleId, question_key: KEY, text: QUESTION }])
    await save(writer, articleId)
    expect(await next()).toEqual([])
  })
})

describe('a draft', () => {
  test('is kept with its words and time, and each save has the next revision', async () => {
    const { answer_id, ...first } = await saved(writer, articleId)
    expect(first).toMatchObject({ revision: 1, text: 'Federalism has limits.', words: 3, seconds: 60, photos: [] })
    app.pass(5000)
    const second = await save(writer, articleId, { text: 'मसौदा दो शब्द', seconds: 90, revision: 1 }, answer_id)
    expect(second.json().data).toMatchObject({ revision: 2, words: 3, seconds: 90, saved_at: app.now.toISOString() })
    expect((await question(writer, articleId)).json().data.draft).toEqual(second.json().data)
    const drafts = (await app.call(writing.drafts, { as: writer })).json().data
    expect(drafts).toEqual([{ question: expect.objectContaining({ text: QUESTION }), draft: second.json().data }])
  })

  test('saved from two devices is never overwritten: the later one gets the stored text', async () => {
    const { answer_id } = await saved(writer, articleId)
    const one = await save(writer, articleId, { text: 'From the phone', revision: 1 }, answer_id)
    const other = await save(writer, articleId, { text: 'From the laptop', revision: 1 }, answer_id)
    expect([...refusal(other), other.json().current]).toEqual([409, DRAFT_IS_OLDER, one.json().data])
    const merged = await save(writer, articleId, { text: 'From both', revision: 2 }, answer_id)
    expect(merged.json().data).toMatchObject({ text: 'From both', revision: 3 })
  })

  test('begun on two devices is one: the second gets the first, also when both arrive concurrently', async () => {
    const first = await saved(writer, articleId)
    const other = await save(writer, articleId, { text: 'Another beginning' })
    expect([...refusal(other), other.json().current]).toEqual([409, OTHER_DRAFT, first])
    const again = await app.person('pro')
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((text) => save(again, articleId, { text })))
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('sent twice, or without its reply, changes nothing', async () => {
    const answerId = newId()
    const replies = await Promise.all(Array.from({ length: 5 }, () => save(writer, articleId, {}, answerId)))
    for (const reply of replies) expect(reply.json().data).toMatchObject({ revision: 1, text: 'Federalism has limits.' })
    const late = await save(writer, articleId, { seconds: 30 }, answerId)
    expect(late.json().data).toMatchObject({ revision: 1, seconds: 60 })
    const longer = await save(writer, articleId, { seconds: 600 }, answerId)
    expect(longer.json().data).toMatchObject({ revision: 1, seconds: 600 })
  })

  test('cannot become one of another question, nor come back after it was deleted', async () => {
    const another = await asked({ mains_model_answers: [MAINS, { question: 'Discuss.', answer: 'Text.' }] }, '2026-01-14')
    const { answer_id } = await saved(writer, articleId)
    expect(refusal(await save(writer, another, { revision: 1 }, answer_id))).toEqual([422, OTHER_QUESTION])
    await app.call(writing.remove, { as: writer, params: { answerId: answer_id } })
    expect(refusal(await save(writer, articleId, { text: 'Late', revision: 1 }, answer_id))).toEqual([404, ANSWER_NOT_FOUND])
  })

  test('stays, with its question, when its article goes', async () => {
    const { answer_id } = await saved(writer, articleId)
    await deleteDay(app, '2026-01-15')
    const { question: kept, draft } = (await question(writer, articleId)).json().data
    expect([kept.text, kept.article, draft.answer_id]).toEqual([QUESTION, null, answer_id])
    const { data } = (await submit(writer, articleId, { revision: 1 }, answer_id)).json()
    expect(data).toMatchObject({ model_answer: MAINS.answer, question: { article: null, article_title: 'Federalism' } })
  })
})

describe('the model answer', () => {
  test('is in no reply before the answer is finished, and neither are the key demands', async () => {
    const { answer_id } = await saved(writer, articleId)
    await app.call(progress.markRead, { as: writer, params: { articleId } })
    const stranger = await app.person('pro')
    const replies = [
      await question(writer, articleId),
      await question(stranger, articleId),
      await app.call(writing.next, { as: stranger }),
      await app.call(writing.drafts, { as: writer }),
      await app.call(writing.history, { as: writer }),
      await app.call(writing.figures, { as: writer }),
      await save(writer, articleId, { text: 'More', revision: 1 }, answer_id),
      await save(writer, articleId, { text: 'Older', revision: 1 }, answer_id),
      await save(writer, articleId, { text: 'Elsewhere' }),
      await submit(writer, articleId, { text: ' ', revision: 2 }, answer_id),
      await submit(writer, articleId, { text: 'Older', revision: 1 }, answer_id),
      await giveUp(writer, articleId, { text: 'Elsewhere' }),
      await answer(writer, answer_id),
      await score(writer, answer_id, [null, null, null, null]),
      await app.call(accounts.exportData, { as: writer, body: { password: writer.password } }),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([
      ...[200, 200, 200, 200, 200, 200, 200, 409, 409, 422, 409, 409, 409, 409, 200],
    ])
    const bytes = replies.map(({ rawPayload, headers }) => rawPayload.toString() + JSON.stringify(headers)).join()
    expect(bytes).toContain('Federalism')
    expect([MODEL_CANARY, DEMAND_CANARY, VALUE_CANARY, SKETCH_CANARY].filter((canary) => bytes.includes(canary))).toEqual([])
  })

  test('comes with a submitted answer, as it is at that moment', async () => {
    const { answer_id } = await saved(writer, articleId)
    const changed = { ...MAINS, answer: '### Corrected\nText.' }
    await published(app, '2026-01-15', [], {
      replace: true,
      articles: [anArticle('Federalism', { mains_model_answers: [changed] })],
    })
    const { data } = (await submit(writer, articleId, { text: 'My answer', revision: 1 }, answer_id)).json()
    expect(data).toMatchObject({
      outcome: 'submitted',
      text: 'My answer',
      words: 2,
      model_answer: changed.answer,
      scored_at: null,
    })
    expect(data.key_demands.map(({ marks_hundredths }: { marks_hundredths: number }) => marks_hundredths)).toEqual([
      400, 300, 200, 100,
    ])
    expect(data.scores).toEqual([null, null, null, null])
    expect((await answer(writer, answer_id)).json().data).toEqual(data)
    const { draft, attempts } = (await question(writer, articleId)).json().data
    expect([draft, attempts.length, attempts[0].answer_id]).toEqual([null, 1, answer_id])
  })

  test('comes with its value box and sketch, which keep their sources when the article is gone', async () => {
    const { answer_id, value_box, sketch } = await submitted(writer, articleId)
    expect(value_box).toEqual(['data', 'committee', 'judgment'].map((kind) => ({ kind, text: VALUE_CANARY, source: SOURCE })))
    expect(sketch).toEqual({ figure: SKETCH, source: SOURCE })
    await deleteDay(app, '2026-01-15')
    expect((await answer(writer, answer_id)).json().data).toMatchObject({ value_box, sketch })
  })

  test('comes after giving up, without anything written', async () => {
    const { data } = (await giveUp(writer, articleId, { text: '' })).json()
    expect(data).toMatchObject({ outcome: 'given_up', words: 0, model_answer: MAINS.answer })
    expect(refusal(await score(writer, data.answer_id, [null, null, null, null]))).toEqual([409, NOT_SUBMITTED])
  })

  test('does not come for an empty answer', async () => {
    expect(refusal(await submit(writer, articleId, { text: ' … \n' }))).toEqual([422, NOTHING_WRITTEN])
    expect(await rows()).toEqual([])
  })
})

describe('submitting', () => {
  test('five times concurrently stores one answer and says so once', async () => {
    const written: string[] = []
    subscribe('answer.written', 'test', async (_db, events) => void written.push(...events.map(({ answerId }) => answerId)))
    const answerId = newId()
    const replies = await Promise.all(Array.from({ length: 5 }, () => submit(writer, articleId, {}, answerId)))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect([replies[0]?.statusCode, (await rows()).length, written]).toEqual([200, 1, [answerId]])
  })

  test('ends the attempt: another text, or a late save, is refused with what is stored', async () => {
    const stored = await submitted(writer, articleId)
    for (const call of [submit, giveUp, save]) {
      const late = await call(writer, articleId, { text: 'Better now', revision: 1 }, stored.answer_id)
      expect([...refusal(late), late.json().current]).toEqual([409, ALREADY_REVEALED, stored])
    }
    expect((await giveUp(writer, articleId, {}, stored.answer_id)).json().data).toEqual(stored)
  })

  test('is not possible after giving up, but a new attempt is', async () => {
    const { data } = (await giveUp(writer, articleId)).json()
    expect(refusal(await submit(writer, articleId, {}, data.answer_id))).toEqual([409, ALREADY_REVEALED])
    app.pass(60_000)
    await submitted(writer, articleId)
    const { attempts } = (await question(writer, articleId)).json().data
    expect(attempts.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['submitted', 'given_up'])
  })
})

describe('scoring an own answer', () => {
  test('keeps each score as it is given, and the sum once there are all', async () => {
    const { answer_id } = await submitted(writer, articleId)
    const half = (await score(writer, answer_id, [350, null, 0, null])).json().data
    expect(half).toMatchObject({ scores: [350, null, 0, null], score_hundredths: null })
    const { data } = (await score(writer, answer_id, [350, 300, 0, 50])).json()
    expect(data).toEqual({ answer_id, scores: [350, 300, 0, 50], score_hundredths: 700, scored_at: app.now.toISOString() })
    expect((await answer(writer, answer_id)).json().data).toMatchObject(data)
  })

  test.each([
    [[401, 0, 0, 0], 'Point 1 has at most 4 marks'],
    [[0, 0, 0, 150], 'Point 4 has at most 1 mark'],
    [[0, 0, 0], 'There are 4 key demands: give a score, or null, for each'],
  ])('%j does not fit', async (scores, sentence) => {
    const { answer_id } = await submitted(writer, articleId)
    expect(refusal(await score(writer, answer_id, scores))).toEqual([422, sentence])
  })

  test.each([[[-1, 0, 0, 0]], [[1.5, 0, 0, 0]], [['1', 0, 0, 0]], [null], ['abcd'], [Array(30).fill(0)]])(
    '%j is invalid',
    async (scores) => {
      const { answer_id } = await submitted(writer, articleId)
      expect((await score(writer, answer_id, scores)).statusCode).toBe(422)
    },
  )

  test('a draft has no scores', async () => {
    const { answer_id } = await saved(writer, articleId)
    expect(refusal(await score(writer, answer_id, [0, 0, 0, 0]))).toEqual([409, NOT_REVEALED])
    expect(refusal(await answer(writer, answer_id))).toEqual([409, NOT_REVEALED])
  })
})
