import { describe, expect, test } from 'vitest'
import { notifications } from '#contract/messaging/notifications.ts'
import { daily } from '#contract/reading/daily.ts'
import { aDay, anArticle, published } from '#tests/support/fixtures/articles.ts'
import { correctionCalls, RIGHT, WRONG } from '#tests/support/fixtures/corrections.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const room = newsroomCalls(app)
const { edit, reads, unread } = correctionCalls(app, () => room.admin)

const titles = async (as: Person): Promise<string[]> =>
  (await app.call(notifications.list, { as })).json().data.map(({ title }: { title: string }) => title)
const NEW_DAY = 'New current affairs: 15 January 2026'
const CORRECTED = 'Corrected: Budget'

describe('the notices of a day', () => {
  /** A day with a corrected article, and one who read it before. */
  async function aCorrectedDay() {
    const reader = await app.person('pro')
    app.pass(1000)
    const { entry_id, article_ids } = await room.uploaded()
    await reads(reader, article_ids[0])
    await app.call(notifications.markAllRead, { as: reader })
    app.pass(1000)
    await edit(article_ids[0], anArticle('Budget', { summary: RIGHT }), 1, { wrong: WRONG, right: RIGHT })
    return { reader, entry_id, article_ids }
  }

  test('go with the day when it becomes a draft again, and come back with it as they were', async () => {
    const { reader, entry_id } = await aCorrectedDay()
    expect(await titles(reader)).toEqual([CORRECTED, 'First article', NEW_DAY])
    expect(await unread(reader)).toBe(1)

    await room.setStatus(entry_id, { status: 'draft', expected_revision: 2 })
    expect(await titles(reader)).toEqual(['First article'])
    expect(await unread(reader)).toBe(0)
    const member = await app.person()
    expect([await titles(member), await unread(member)]).toEqual([[], 0])

    await room.setStatus(entry_id, { status: 'published', expected_revision: 3 })
    expect(await titles(reader)).toEqual([CORRECTED, 'First article', NEW_DAY])
    expect(await unread(reader)).toBe(1)
  })

  test('are not counted again when they were marked as read while the day was a draft', async () => {
    const { reader, entry_id } = await aCorrectedDay()
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 2 })
    await app.call(notifications.markAllRead, { as: reader })
    expect(await unread(reader)).toBe(0)
    await room.setStatus(entry_id, { status: 'published', expected_revision: 3 })
    expect(await unread(reader)).toBe(0)
  })

  test('go for good with the day, or with their article', async () => {
    const { reader, entry_id } = await aCorrectedDay()
    await room.uploadAgain(aDay(DAY, ['Monsoon', 'Courts'], { replace: true, expected_revision: 2 }))
    expect(await titles(reader)).not.toContain(CORRECTED)
    expect(await unread(reader)).toBe(0)
    await room.remove(entry_id, 3)
    expect(await titles(reader)).toEqual(['First article'])
  })

  test('are made for a day that is at most a week old in India when it is published; an older one is archive', async () => {
    const reader = await app.person('pro')
    app.now = new Date('2026-01-22T18:29:59Z')
    await published(app, DAY, ['Budget'])
    expect([await titles(reader), await unread(reader)]).toEqual([[NEW_DAY], 1])
    app.now = new Date('2026-01-23T18:30:00Z')
    await published(app, '2026-01-16', ['Late'])
    await published(app, '2024-08-02', ['Archive'])
    expect([await titles(reader), await unread(reader)]).toEqual([[NEW_DAY], 1])
    const listed = (await app.call(daily.entries, { as: reader })).json().data as { publication_date: string }[]
    expect(listed.map(({ publication_date }) => publication_date)).toEqual(['2026-01-16', DAY, '2024-08-02'])
  })

  test('come back as they were when their day is published again after more than a week', async () => {
    const { reader, entry_id } = await aCorrectedDay()
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 2 })
    app.now = new Date('2026-03-01T06:00:00Z')
    room.admin = await app.signedIn(room.admin.email, room.admin.password)
    await room.setStatus(entry_id, { status: 'published', expected_revision: 3 })
    expect(await titles(await app.signedIn(reader.email, reader.password))).toEqual([CORRECTED, 'First article', NEW_DAY])
  })

  test('name the articles that it has now, and lead to the first of them', async () => {
    const { article_ids } = await room.uploaded()
    const { data } = (await room.uploadAgain(aDay(DAY, ['Courts', 'Monsoon'], { replace: true, expected_revision: 1 }))).json()
    const [told] = (await app.call(notifications.list, { as: room.admin })).json().data
    expect(told).toMatchObject({ message: 'Courts, and 1 more article', path: `/article/${data.article_ids[0]}` })
    expect(data.article_ids[0]).not.toBe(article_ids[0])
  })
})
