import { expect, test } from 'vitest'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { audio } from '#contract/reading/audio.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'
import { claimUnit } from './claim-unit.ts'
import { processEntry } from './process-entry.ts'

const app = testApp()
const queue = { enqueue: async () => {} } as unknown as Queue

/** @returns the id of the only article of a day whose recordings wait */
async function waitingDay(publication_date: string): Promise<string> {
  const day = DayUpload.parse({ publication_date, articles: [anArticle(`News of ${publication_date}`)] })
  const { entry_id } = await ingestDay(app.db, day, app.now)
  await processEntry(app.db, queue, 'full', entry_id, app.now)
  app.pass(60_000)
  const { article_id } = await app.db
    .selectFrom('articles')
    .where('entry_id', '=', entry_id)
    .select('article_id')
    .executeTakeFirstOrThrow()
  return article_id
}

const nextRecording = async () => {
  const unit = await claimUnit(app.db, 'audio', app.now, 60_000)
  return [unit?.subject_id, unit?.language]
}

test('recordings of the newest day are made first, however long older ones have waited', async () => {
  const older = await waitingDay('2026-01-10')
  const newest = await waitingDay('2026-01-15')
  const oldest = await waitingDay('2026-01-05')
  expect([await nextRecording(), await nextRecording(), await nextRecording()]).toEqual(
    [newest, older, oldest].map((article) => [article, 'en']),
  )
})

test('a recording that somebody pressed Play for is made before all others', async () => {
  const old = await waitingDay('2026-01-05')
  const newest = await waitingDay('2026-01-15')
  const reader = await app.person('pro')
  const reply = await app.call(audio.want, { as: reader, params: { articleId: old, language: 'en' } })
  expect(reply.statusCode).toBe(200)
  expect([await nextRecording(), await nextRecording()]).toEqual([
    [old, 'en'],
    [newest, 'en'],
  ])
})
