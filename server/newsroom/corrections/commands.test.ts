import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { notifications } from '#contract/messaging/notifications.ts'
import { CORRECTION_NOT_PUBLISHED, CORRECTION_SAME } from '#contract/newsroom/correction-rules.ts'
import { recall } from '#contract/practice/recall.ts'
import { AUDIENCE_BATCH } from '#server/messaging/notifications/commands/notify-audience.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { correctionCalls, RIGHT, WRONG } from '#tests/support/fixtures/corrections.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const room = newsroomCalls(app)
const { edit, reads, bookmarks, hasCards, cards, told, unread, changeLog } = correctionCalls(app, () => room.admin)

const CORRECTION = { wrong: WRONG, right: RIGHT }
const CORRECTED = anArticle('Budget', { summary: 'It decided in 2017.' })
const people = async (count: number) => Promise.all(Array.from({ length: count }, () => app.person('pro')))
const noted = { wrong: WRONG, right: RIGHT, kind: 'correction' }

describe('an edit that is a correction', () => {
  test('gives its three readers one notice each, and marks the two cards that were made from the article', async () => {
    const { article_ids } = await room.uploaded()
    const [budget, monsoon] = article_ids
    const [one, two, three, bookmarked, other, quiet] = (await people(6)) as [Person, Person, Person, Person, Person, Person]
    for (const reader of [one, two, three, quiet]) await reads(reader, budget)
    await app.call(notifications.savePreferences, { as: quiet, body: { in_app_article_updates: false } })
    await bookmarks(bookmarked, budget)
    await reads(other, monsoon)
    for (const [reader, article] of [
      [one, budget],
      [bookmarked, budget],
      [other, monsoon],
    ] as const)
      await hasCards(reader, article)
    const before = await unread(one)

    app.pass(60_000)
    expect((await edit(budget, CORRECTED, 1, CORRECTION)).json().data).toMatchObject({ revision: 2, changed: true })
    await app.runSchedule('notify-audiences')

    const all = [one, two, three, bookmarked, other, quiet]
    const notices = await Promise.all(all.map(async (person) => (await told(person, 'article_correction')).length))
    expect(notices).toEqual([1, 1, 1, 0, 0, 0])
    expect((await told(one, 'article_correction'))[0]).toMatchObject({
      title: 'Corrected: Budget',
      message: RIGHT,
      path: `/article/${budget}#corrections`,
    })
    expect(await unread(one)).toBe(before + 1)
    const marks = await Promise.all(all.map(async (person) => (await cards(person)).map(({ correction }) => correction)))
    expect(marks).toEqual([
      [{ ...CORRECTION, at: app.now.toISOString() }],
      [],
      [],
      [{ ...CORRECTION, at: app.now.toISOString() }],
      [null],
      [],
    ])
  })

  test('stands in the change log of the article through replacement, restore and deletion, and is no part of the download', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    const reader = await app.person()
    expect(await changeLog(reader, article_ids[0])).toEqual([])
    await edit(article_ids[0], CORRECTED, 1, CORRECTION)
    const log = await changeLog(reader, article_ids[0])
    expect(log).toEqual([{ ...noted, note_id: expect.any(String), at: app.now.toISOString() }])

    const { payload } = await room.detail(entry_id)
    expect(JSON.stringify(payload)).not.toContain(WRONG)
    await room.uploadAgain({ ...payload, articles: [anArticle('Budget', { summary: 'Other.' })], replace: true })
    expect(await changeLog(reader, article_ids[0])).toEqual(log)
    await room.restore(entry_id, 1, 3)
    expect(await changeLog(reader, article_ids[0])).toEqual(log)
    await room.remove(entry_id, 4)
    await room.restore(entry_id, 1, null)
    await room.setStatus(entry_id, { status: 'published', expected_revision: 6 })
    expect(await changeLog(reader, article_ids[0])).toEqual(log)
  })

  test('can be told about an edit that was made before, and the newest correction comes first', async () => {
    const { entry_id, article_ids } = await room.uploaded()
    const reader = await app.person()
    await edit(article_ids[0], CORRECTED, 1)
    app.pass(1000)
    expect((await edit(article_ids[0], CORRECTED, 2, CORRECTION)).json().data).toMatchObject({ revision: 3, changed: true })
    app.pass(1000)
    await edit(article_ids[0], CORRECTED, 3, { wrong: 'A', right: 'B' })
    expect(await changeLog(reader, article_ids[0])).toMatchObject([{ wrong: 'A', right: 'B' }, noted])
    expect((await room.history(entry_id)).length).toBe(4)
  })

  test('is noted and told once, however often the same words are sent', async () => {
    const { article_ids } = await room.uploaded()
    const reader = await app.person()
    await reads(reader, article_ids[0])
    await edit(article_ids[0], CORRECTED, 1, CORRECTION)
    expect((await edit(article_ids[0], CORRECTED, 1, CORRECTION)).statusCode).toBe(409)
    await edit(article_ids[0], CORRECTED, 2, CORRECTION)
    expect(await changeLog(reader, article_ids[0])).toHaveLength(1)
    expect(await told(reader, 'article_correction')).toHaveLength(1)
    expect((await room.audited()).filter(({ action }) => action === 'article.corrected')).toMatchObject([{ details: CORRECTION }])
  })

  test('is told to nobody who reads the article afterwards', async () => {
    const { article_ids } = await room.uploaded()
    const [early, late] = (await people(2)) as [Person, Person]
    await reads(early, article_ids[0])
    await edit(article_ids[0], CORRECTED, 1, CORRECTION)
    app.pass(1000)
    await reads(late, article_ids[0])
    await app.runSchedule('notify-audiences')
    expect([await told(early, 'article_correction'), await told(late, 'article_correction')]).toMatchObject([[{}], []])
  })

  test.each([
    [{ wrong: '', right: 'B' }, 'correction.wrong', 'What was wrong must not be empty'],
    [{ wrong: 'A', right: ' \n ' }, 'correction.right', 'What is right must not be empty'],
    [{ wrong: 'A' }, 'correction.right', 'What is right must be text'],
    [{ wrong: 'A', right: 'x'.repeat(1001) }, 'correction.right', 'What is right must be at most 1,000 characters'],
    [{ wrong: 'A', right: ' A ' }, 'correction.right', CORRECTION_SAME],
    [{ wrong: 'A', right: 'B', by: 'me' }, 'correction', '"by" is not a known field'],
    ['yes', 'correction', 'correction must be an object with wrong and right, each a text'],
  ])('with %j is refused with its place', async (correction, path, message) => {
    const { article_ids } = await room.uploaded()
    const reply = await edit(article_ids[0], CORRECTED, 1, correction)
    expect([reply.statusCode, reply.json().details]).toEqual([422, [{ path, message }]])
  })

  test('needs an article that readers can see', async () => {
    const { article_ids } = await room.uploaded(['Budget'], { status: 'draft' })
    const reply = await edit(article_ids[0], CORRECTED, 1, CORRECTION)
    expect([reply.statusCode, reply.json().error]).toEqual([422, CORRECTION_NOT_PUBLISHED])
    expect((await edit(article_ids[0], CORRECTED, 1)).statusCode).toBe(200)
  })
})

describe('the mark of a corrected card', () => {
  const marked = async () => {
    const { article_ids } = await room.uploaded()
    const reader = await app.person('pro')
    await hasCards(reader, article_ids[0])
    app.pass(60_000)
    await edit(article_ids[0], CORRECTED, 1, CORRECTION)
    const card_id = (await cards(reader))[0]?.card_id ?? ''
    return { reader, card_id, articleId: article_ids[0] }
  }
  const mark = async (reader: Person) => (await cards(reader))[0]?.correction ?? null
  const answer = async (as: Person, card_id: string, at: Date) => {
    const review = { review_id: newId(), card_id, grade: 3, reviewed_at: at.toISOString(), seconds: 5 }
    await app.call(recall.review, { as, body: { reviews: [review] } })
    return review
  }

  test('is there in the review, and goes with the answer; it is back when the answer is undone', async () => {
    const { reader, card_id } = await marked()
    const queue = (await app.call(recall.queue, { as: reader })).json().data
    expect(queue.items[0].card.correction).toMatchObject(CORRECTION)
    app.pass(60_000)
    const { review_id } = await answer(reader, card_id, app.now)
    expect(await mark(reader)).toBeNull()
    await app.call(recall.undo, { as: reader, params: { reviewId: review_id } })
    expect(await mark(reader)).toMatchObject(CORRECTION)
  })

  test('stays when an answer from before the correction arrives late', async () => {
    const { reader, card_id } = await marked()
    await answer(reader, card_id, new Date(app.now.getTime() - 30_000))
    expect(await mark(reader)).toMatchObject(CORRECTION)
  })

  test('goes when its owner dismisses it, and the next correction marks the card again', async () => {
    const { reader, card_id, articleId } = await marked()
    const other = await app.person('pro')
    const dismissed = await app.call(recall.change, { as: reader, params: { cardId: card_id }, body: { correction_seen: true } })
    expect(dismissed.json().data.correction).toBeNull()
    await hasCards(other, articleId)
    await edit(articleId, CORRECTED, 2, { wrong: 'A', right: 'B' })
    expect([await mark(reader), await mark(other)]).toMatchObject([{ right: 'B' }, { right: 'B' }])
  })
})

describe('an entry that is added to "Since then"', () => {
  const SOURCES = {
    sources: [{ title: 'An Act', publisher: 'Gazette', kind: 'act', date: '2026-01-02', url: 'https://example.org/act' }],
  }
  const withEntries = (...texts: string[]) =>
    anArticle('Budget', { ...SOURCES, since_then: texts.map((text, n) => ({ date: `2026-02-0${n + 1}`, text, source: 0 })) })
  const uploaded = async (...texts: string[]) => {
    const reply = await room.upload({ publication_date: DAY, articles: [withEntries(...texts)] })
    return reply.json().data as { entry_id: string; article_ids: [string] }
  }

  test('is told once to those who bookmarked the article, several at once in one notice', async () => {
    const { article_ids } = await uploaded('At upload.')
    const [saved, read] = (await people(2)) as [Person, Person]
    await bookmarks(saved, article_ids[0])
    await reads(read, article_ids[0])
    await edit(article_ids[0], withEntries('At upload.', 'The first.', 'The second.'), 1)
    expect(await told(saved, 'article_addition')).toMatchObject([
      {
        title: 'Since then: Budget',
        message: 'The second. And 1 more development.',
        path: `/article/${article_ids[0]}#since-then`,
      },
    ])
    expect(await told(read, 'article_addition')).toEqual([])
    expect(await changeLog(saved, article_ids[0])).toMatchObject([{ kind: 'since_then' }, { kind: 'since_then' }])
  })

  test('is told when a new upload of the day brings it, and not again when it is removed and comes back', async () => {
    const { entry_id, article_ids } = await uploaded()
    const saved = await app.person()
    await bookmarks(saved, article_ids[0])
    const replace = (...texts: string[]) =>
      room.uploadAgain({ publication_date: DAY, articles: [withEntries(...texts)], replace: true })
    await replace('News.')
    expect(await told(saved, 'article_addition')).toMatchObject([{ message: 'News.' }])
    await replace()
    await replace('News.')
    await room.restore(entry_id, 1, 4)
    await room.restore(entry_id, 2, 5)
    await edit(article_ids[0], withEntries('News, in better words.'), 6)
    expect(await told(saved, 'article_addition')).toHaveLength(1)
  })

  test('is told to nobody while the day is a draft', async () => {
    const { entry_id, article_ids } = await uploaded()
    const saved = await app.person()
    await bookmarks(saved, article_ids[0])
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 1 })
    await edit(article_ids[0], withEntries('News.'), 2)
    await room.setStatus(entry_id, { status: 'published', expected_revision: 3 })
    expect(await told(saved, 'article_addition')).toEqual([])
  })
})

test('a large audience is notified in batches, everybody once', async () => {
  const { article_ids } = await room.uploaded()
  const count = AUDIENCE_BATCH * 2 + 1
  await sql`
    insert into users (user_id, email, email_key, username, username_key, password_hash, created_at, updated_at)
      select gen_random_uuid(), n || '@many.example', n || '@many.example', 'many' || n, 'many' || n, '', ${app.now}, ${app.now}
      from generate_series(1, ${count}) as n`.execute(app.db)
  await sql`insert into readings (user_id, article_id, read_at) select user_id, ${article_ids[0]}, ${app.now} from users
    where username like 'many%'`.execute(app.db)
  const notices = async () => {
    const rows = await app.db.selectFrom('notifications').where('type', '=', 'article_correction').select('user_id').execute()
    return [rows.length, new Set(rows.map(({ user_id }) => user_id)).size]
  }
  await edit(article_ids[0], CORRECTED, 1, CORRECTION)
  expect(await notices()).toEqual([AUDIENCE_BATCH, AUDIENCE_BATCH])
  await app.runSchedule('notify-audiences')
  await app.runSchedule('notify-audiences')
  expect(await notices()).toEqual([count, count])
  const inboxes = await app.db
    .selectFrom('notification_inboxes')
    .select(({ fn }) => fn.sum('unread').as('unread'))
    .executeTakeFirst()
  expect(Number(inboxes?.unread)).toBeGreaterThanOrEqual(count)
})
