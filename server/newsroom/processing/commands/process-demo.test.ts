import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { type TestApp, testApp } from '#tests/support/server/app.ts'
import { processFirstDemoArticle } from './process-entry.ts'
import { wantDemoRecording } from './want-recording.ts'

const app: TestApp = testApp()
const queue = { enqueue: async () => {} } as unknown as Queue

const addDay = (publication_date: string, ...titles: string[]) =>
  ingestDay(app.db, DayUpload.parse({ publication_date, articles: titles.map((title) => anArticle(title)) }), app.now)

const recordings = async () => {
  const units = app.db.selectFrom('processing_units').innerJoin('articles', 'articles.article_id', 'processing_units.article_id')
  return await units.where('kind', '=', 'audio').orderBy('title').orderBy('language').select(['title', 'wanted_at']).execute()
}

describe('recordings of a demo', () => {
  test('only the first article of the newest day is recorded without being asked for, once', async () => {
    await addDay('2026-01-14', 'Yesterday')
    await addDay('2026-01-15', 'First', 'Second')
    for (const _ of ['first start', 'second start']) await processFirstDemoArticle(app.db, queue, 'full', app.now)
    expect(await recordings()).toEqual(LANGUAGES.map(() => ({ title: 'First', wanted_at: null })))
  })

  test('another article is recorded once somebody listens to it', async () => {
    await addDay('2026-01-14', 'Yesterday')
    const { article_id: articleId } = await app.db.selectFrom('articles').select('article_id').executeTakeFirstOrThrow()
    await wantDemoRecording(app.db, queue, 'full', { articleId, language: 'en' }, app.now)
    const found = await recordings()
    expect(found.map(({ title }) => title)).toEqual(LANGUAGES.map(() => 'Yesterday'))
    expect(found.filter(({ wanted_at }) => wanted_at)).toHaveLength(1)
  })
})
