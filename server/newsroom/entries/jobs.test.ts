import { describe, expect, test } from 'vitest'
import { daily } from '#contract/reading/daily.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { testApp } from '#tests/support/server/app.ts'
import { publishDueEntries } from './commands/publish-due-entries.ts'

const app = testApp()
const room = newsroomCalls(app)

describe('a scheduled day', () => {
  const AT = '2026-01-16T06:00:00+05:30'
  const UTC = '2026-01-16T00:30:00.000Z'

  test('is a draft until its time and is then published once by the schedule', async () => {
    const reader = await app.person()
    const { entry_id, article_ids } = await room.uploaded(['Budget'], { status: 'draft', scheduled_for: AT })
    expect(await room.detail(entry_id)).toMatchObject({ status: 'draft', scheduled_for: UTC })
    expect((await app.call(daily.adminEntries, { as: room.admin })).json().data).toMatchObject([
      { status: 'draft', scheduled_for: UTC },
    ])
    await publishDueEntries(app.db, new Date('2026-01-16T00:29:59Z'))
    expect(await room.readable(article_ids[0])).toBe(404)
    app.now = new Date(UTC)
    await Promise.all([
      publishDueEntries(app.db, app.now),
      publishDueEntries(app.db, app.now),
      publishDueEntries(app.db, app.now),
    ])
    expect([await room.readable(article_ids[0]), (await room.told(reader)).length, await room.found('Budget')]).toEqual([
      200, 1, 1,
    ])
    expect(await room.detail(entry_id)).toMatchObject({ status: 'published', scheduled_for: null, revision: 2 })
    expect((await room.history(entry_id))[0]).toMatchObject({ action: 'published', by: 'The schedule', at: UTC })
  })

  test('that was due during an outage is published at the next start', async () => {
    const { article_ids } = await room.uploaded(['Budget'], { status: 'draft', scheduled_for: AT })
    await publishDueEntries(app.db, new Date('2026-03-01T00:00:00Z'))
    expect(await room.readable(article_ids[0])).toBe(200)
  })

  test('can be rescheduled and unscheduled', async () => {
    const { entry_id, article_ids } = await room.uploaded(['Budget'], { status: 'draft', scheduled_for: AT })
    await room.setStatus(entry_id, { status: 'draft', scheduled_for: '2026-01-17T06:00:00+05:30', expected_revision: 1 })
    await publishDueEntries(app.db, new Date(UTC))
    await room.setStatus(entry_id, { status: 'draft', expected_revision: 2 })
    await publishDueEntries(app.db, new Date('2026-02-01T00:00:00Z'))
    expect(await room.readable(article_ids[0])).toBe(404)
    expect((await room.history(entry_id)).map(({ action }: { action: string }) => action)).toEqual([
      'unpublished',
      'scheduled',
      'uploaded',
    ])
  })

  test('cannot be scheduled for a time that has passed', async () => {
    const { entry_id } = await room.uploaded(['Budget'], { status: 'draft' })
    const past = { status: 'draft', scheduled_for: '2026-01-15T06:00:00+05:30', expected_revision: 1 }
    const reply = await room.setStatus(entry_id, past)
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'This time has passed. Choose a later one, or publish now.'])
    expect(
      (await room.uploadAgain({ ...aDay('2026-01-14', ['A']), status: 'draft', scheduled_for: past.scheduled_for })).statusCode,
    ).toBe(422)
  })
})
