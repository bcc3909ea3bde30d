import { beforeEach, describe, expect, test } from 'vitest'
import { recall } from '#contract/practice/recall.ts'
import { CARDS_NEED_PRO } from '#contract/practice/recall-rules.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const { add, send, reviewed, queue, cards, change, wait, stored, reviews } = recallCalls(app)
type Who = Awaited<ReturnType<typeof app.person>>

let articleId: string
let reader: Who
beforeEach(async () => {
  app.now = new Date('2026-01-15T06:00:00Z')
  ;[articleId = ''] = await published(app, '2026-01-15', ['Budget'])
  reader = await app.person('pro')
})

const TERM = { kind: 'term', term: 'Gross Domestic Product (GDP)' }
const LINE = { kind: 'fact', text: '1950: the Republic began.' }
const addTerm = (as: Who = reader) => add(as, { article_id: articleId, cards: [TERM] })

describe('adding cards', () => {
  test('all flashcards of an article, once', async () => {
    const body = { article_id: articleId, all_flashcards: true }
    expect((await add(reader, body)).json().data).toEqual({ added: 1, already_there: 0 })
    expect((await add(reader, body)).json().data).toEqual({ added: 0, already_there: 1 })
    expect((await queue(reader)).items.map(({ card }) => card.content)).toEqual([{ front: 'What?', back: 'That.' }])
  })

  test('key terms, facts, flashcards and questions by what they say', async () => {
    const { question_id } = await app.db.selectFrom('quiz_questions').select('question_id').executeTakeFirstOrThrow()
    const own = { kind: 'fact', text: 'My own words', front: 'What do I say?' }
    const asked = [TERM, LINE, { kind: 'flashcard', front: 'What?' }, { kind: 'question', question_id }, own]
    expect((await add(reader, { article_id: articleId, cards: asked })).json().data).toEqual({ added: 5, already_there: 0 })
    expect((await queue(reader)).items.map(({ card }) => [card.kind, card.content])).toEqual([
      ['term', { front: 'Gross Domestic Product (GDP)', back: 'The value of what a country makes in a year.' }],
      ['fact', { front: 'Budget', back: '1950: the Republic began.' }],
      ['flashcard', { front: 'What?', back: 'That.' }],
      ['question', { question_text: 'Which?', options: { A: 'This', B: 'That' }, correct_option: 'B', explanation: 'Because.' }],
      ['fact', { front: 'What do I say?', back: 'My own words' }],
    ])
  })

  test('what the article does not have is refused, with its place', async () => {
    const reply = await add(reader, { article_id: articleId, cards: [TERM, { kind: 'term', term: 'Inflation' }] })
    expect([reply.statusCode, reply.json().details]).toEqual([
      422,
      [{ path: 'cards[1]', message: 'The article does not have this key term' }],
    ])
    expect((await add(reader, { article_id: newId(), cards: [TERM] })).statusCode).toBe(404)
    expect((await add(reader, { article_id: articleId })).statusCode).toBe(422)
    expect(await stored(reader)).toEqual([])
  })

  test('the free plan has key terms and facts, up to 300 cards', async () => {
    const free = await app.person('free')
    for (const body of [{ all_flashcards: true }, { cards: [{ kind: 'flashcard', front: 'What?' }] }]) {
      const reply = await add(free, { article_id: articleId, ...body })
      expect([reply.statusCode, reply.json().error]).toEqual([403, CARDS_NEED_PRO])
    }
    const facts = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ kind: 'fact', text: `Fact ${from + n}` }))
    expect((await add(free, { article_id: articleId, cards: facts(0, 200) })).json().data.added).toBe(200)
    expect((await add(free, { article_id: articleId, cards: facts(200, 100) })).json().data.added).toBe(100)
    const full = await add(free, { article_id: articleId, cards: facts(300, 1) })
    expect([full.statusCode, full.json().error]).toEqual([403, 'The free plan holds up to 300 cards. Delete some, or get Pro.'])
  })

  test('the free plan holds 300 cards also when many calls add some at once', async () => {
    const free = await app.person('free')
    const facts = (call: number) => Array.from({ length: 40 }, (_, n) => ({ kind: 'fact', text: `Fact ${n} of call ${call}` }))
    const calls = Array.from({ length: 10 }, (_, call) => add(free, { article_id: articleId, cards: facts(call) }))
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([...Array(7).fill(200), ...Array(3).fill(403)])
    expect(await stored(free)).toHaveLength(280)
  })

  test('cards that need Pro are not offered after it has ended, and come back with it', async () => {
    await add(reader, { article_id: articleId, all_flashcards: true })
    await addTerm()
    const shown = async (role: string) => {
      await app.db.updateTable('users').set({ role }).where('user_id', '=', reader.id).execute()
      return (await queue(await app.again(reader))).items.map(({ card }) => card.kind)
    }
    expect(await shown('free')).toEqual(['term'])
    expect(await shown('pro')).toEqual(['flashcard', 'term'])
  })
})

describe('reviewing', () => {
  const cardId = async () => (await stored(reader))[0]?.card_id ?? ''

  test('a card comes back when its button said, and the queue is empty until then', async () => {
    await addTerm()
    const [item] = (await queue(reader)).items
    expect(item?.intervals).toEqual({ again: 60, hard: 360, good: 600, easy: 8 * 86_400 })
    const id = item?.card.card_id ?? ''
    const [result] = await reviewed(reader, { card_id: id, grade: 4 })
    expect(result).toMatchObject({ result: 'applied', due: '2026-01-23T06:00:00.000Z' })
    expect(await queue(reader)).toMatchObject({ items: [], today: { items: 0, minutes: 0, done: 1 } })
    wait(8)
    expect((await queue(reader)).items[0]?.card).toMatchObject({ card_id: id, state: 'review' })
  })

  test('a step of learning is offered early when nothing else is left', async () => {
    await addTerm()
    const id = await cardId()
    await reviewed(reader, { card_id: id, grade: 3 })
    expect((await queue(reader)).items.map(({ card }) => card.state)).toEqual(['learning'])
    await add(reader, { article_id: articleId, cards: [LINE] })
    expect((await queue(reader)).items.map(({ card }) => card.kind)).toEqual(['fact'])
  })

  test('a review that is sent twice counts once, and one of an unknown card is told', async () => {
    await addTerm()
    const review = { card_id: await cardId(), review_id: newId() }
    const results = [...(await reviewed(reader, review, review)), ...(await reviewed(reader, review, { card_id: newId() }))]
    expect(results.map(({ result }: { result: string }) => result)).toEqual(['applied', 'repeated', 'repeated', 'unknown_card'])
    expect((await stored(reader))[0]?.reps).toBe(1)
    expect(await reviews()).toHaveLength(1)
  })

  test('20 devices at once give 20 reviews and the state that all of them lead to', async () => {
    await addTerm()
    const card_id = await cardId()
    wait(1)
    const times = Array.from({ length: 20 }, (_, n) => new Date(app.now.getTime() - n * 60_000).toISOString())
    await Promise.all(times.map((reviewed_at, n) => reviewed(reader, { card_id, reviewed_at, grade: (n % 4) + 1 })))
    expect(await reviews()).toHaveLength(20)
    const [together] = await stored(reader)
    expect(together?.reps).toBe(20)
    expect(together?.last_review?.toISOString()).toBe(times[0])
  })

  test('a time that cannot be is brought between the beginning of the card and now', async () => {
    await addTerm()
    const card_id = await cardId()
    wait(1)
    await reviewed(reader, { card_id, reviewed_at: '2020-01-01T00:00:00Z' }, { card_id, reviewed_at: '2199-01-01T00:00:00Z' })
    const times = (await reviews()).map(({ reviewed_at }) => reviewed_at.toISOString()).sort()
    expect(times).toEqual(['2026-01-15T06:00:00.000Z', '2026-01-16T06:00:00.000Z'])
  })

  test('of a device whose clock is behind counts after what came before it', async () => {
    await addTerm()
    const card_id = await cardId()
    wait(1)
    const ago = (minutes: number) => new Date(app.now.getTime() - minutes * 60_000).toISOString()
    await reviewed(reader, { card_id, grade: 4, reviewed_at: ago(5) })
    const slow = { review_id: newId(), card_id, grade: 1, seconds: 3, reviewed_at: ago(11) }
    await app.call(recall.review, { as: reader, body: { reviews: [slow], sent_at: ago(10) } })
    expect((await stored(reader))[0]?.last_review?.toISOString()).toBe(ago(1))
  })

  test('undone, a review has never been', async () => {
    await addTerm()
    const [before] = await stored(reader)
    const review_id = newId()
    await reviewed(reader, { card_id: before?.card_id ?? '', review_id, grade: 4 })
    const undo = () => app.call(recall.undo, { as: reader, params: { reviewId: review_id } })
    expect((await undo()).json().data).toEqual({ review_id, card_id: before?.card_id, due: '2026-01-15T06:00:00.000Z' })
    expect((await undo()).statusCode).toBe(200)
    expect(await stored(reader)).toEqual([before])
    expect((await queue(reader)).today.done).toBe(0)
    const unknown = await app.call(recall.undo, { as: reader, params: { reviewId: newId() } })
    expect(unknown.statusCode).toBe(404)
  })

  test.each([
    [{ grade: 5 }, 'reviews[0].grade', 'grade must be 1 to 4'],
    [{ card_id: 'x' }, 'reviews[0].card_id', 'card_id must be the id of a card'],
    [{ reviewed_at: 'today' }, 'reviews[0].reviewed_at', 'The time must be like 2026-01-15T06:00:00+05:30'],
  ])('%j is refused at %s', async (wrong, path, message) => {
    const reply = await send(reader, [{ card_id: newId(), ...wrong }])
    expect([reply.statusCode, reply.json().details[0]]).toEqual([422, { path, message }])
  })
})

describe('a card', () => {
  const one = async () => (await cards(reader))[0]
  const only = async () => {
    await addTerm()
    return (await one())?.card_id ?? ''
  }

  test('can be suspended, buried until tomorrow, and have a note', async () => {
    const id = await only()
    expect((await change(reader, id, { suspended: true, note: 'Hard' })).json().data).toMatchObject({
      is_suspended: true,
      note: 'Hard',
    })
    expect((await queue(reader)).items).toEqual([])
    expect((await change(reader, id, { suspended: false, buried: true })).json().data).toMatchObject({
      is_suspended: false,
      buried_until: '2026-01-16',
      note: 'Hard',
    })
    expect((await queue(reader)).items).toEqual([])
    wait(1)
    expect((await queue(reader)).items[0]?.card).toMatchObject({ buried_until: null })
    expect((await change(reader, id, { note: 'x'.repeat(2001) })).json().details[0]).toEqual({
      path: 'note',
      message: 'The note must be at most 2,000 characters',
    })
  })

  test('is new after a reset: earlier reviews no longer count, even if they arrive later', async () => {
    const id = await only()
    await reviewed(reader, { card_id: id, grade: 4 })
    wait(1)
    const reply = await app.call(recall.reset, { as: reader, params: { cardId: id } })
    expect(reply.json().data).toMatchObject({ state: 'new', last_review: null })
    await reviewed(reader, { card_id: id, grade: 4, reviewed_at: '2026-01-15T07:00:00Z' })
    expect(await one()).toMatchObject({ state: 'new' })
    wait(1)
    await reviewed(reader, { card_id: id, grade: 4 })
    expect((await stored(reader))[0]).toMatchObject({ state: 2, reps: 1 })
  })

  test('is gone after it was deleted, and its reviews stay', async () => {
    const id = await only()
    await reviewed(reader, { card_id: id })
    const remove = () => app.call(recall.remove, { as: reader, params: { cardId: id } })
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 404])
    expect(await cards(reader)).toEqual([])
    expect((await queue(reader)).today.done).toBe(1)
    expect((await app.call(recall.figures, { as: reader })).json().data.days).toEqual([
      { day: '2026-01-15', reviews: 1, minutes: expect.closeTo(5 / 60) },
    ])
  })

  test('is somebody’s own', async () => {
    const id = await only()
    const other = await app.person('pro')
    expect((await change(other, id, { note: 'Mine now' })).statusCode).toBe(404)
    expect((await reviewed(other, { card_id: id }))[0]?.result).toBe('unknown_card')
    expect((await one())?.note).toBe('')
  })

  test('is found by state, node and article, page by page', async () => {
    await add(reader, { article_id: articleId, cards: [TERM, LINE, { kind: 'fact', text: 'Mine' }] })
    const first = (await app.call(recall.cards, { as: reader, query: { limit: 2 } })).json()
    const second = (await app.call(recall.cards, { as: reader, query: { limit: 2, before: first.next_before } })).json()
    expect([...first.data, ...second.data].map(({ kind }) => kind)).toEqual(['fact', 'fact', 'term'])
    expect([first.total, second.total, second.next_before]).toEqual([3, null, null])
    await change(reader, first.data[0].card_id, { suspended: true })
    expect(await cards(reader, { state: 'new' })).toHaveLength(2)
    expect(await cards(reader, { state: 'suspended' })).toHaveLength(1)
    expect(await cards(reader, { state: 'review' })).toHaveLength(0)
    expect(await cards(reader, { article_id: articleId })).toHaveLength(3)
    expect(await cards(reader, { article_id: newId() })).toHaveLength(0)
    expect(await cards(reader, { node: 'gs3.economy' })).toHaveLength(0)
  })
})
