import { expect, test } from 'vitest'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { type DayProcessing, processing } from '#contract/newsroom/processing.ts'
import { canBeMade } from '#contract/newsroom/processing-rules.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { anArticle, NO_PRACTICE } from '#tests/support/fixtures/articles.ts'
import { testApp } from '#tests/support/server/app.ts'
import { planEntry } from '../commands/process-entry.ts'

const app = testApp()

const HINDI = {
  ...NO_PRACTICE,
  title_translated: { hi: 'शीर्षक' },
  summary_translated: { hi: 'सार।' },
  analysis_text_translated: { hi: { past: 'पहले।' } },
  audio_overview_url: 'https://example.org/a.mp3',
}

async function aDay(publication_date: string): Promise<string> {
  const day = DayUpload.parse({ publication_date, articles: [anArticle('Both', HINDI), anArticle('English only', NO_PRACTICE)] })
  return (await ingestDay(app.db, day, app.now)).entry_id
}

async function daysOf(...ids: string[]): Promise<DayProcessing[]> {
  const reply = await app.call(processing.ofDays, { as: await app.person('admin'), query: { entries: ids.join() } })
  return reply.json().data
}

/** `hi text 1/0/1/0`: ready, unfinished, working, failed. */
const brief = (day: DayProcessing | undefined) =>
  day?.parts.map(({ language, kind, ...counts }) => `${language} ${kind} ${Object.values(counts).join('/')}`)

test('what came with the upload is ready, before and after processing has been planned', async () => {
  const id = await aDay('2026-01-15')
  const [before] = await daysOf(id, newId())
  expect(before).toMatchObject({ entry_id: id, articles: 2, is_settled: true })
  expect(brief(before)).toEqual([
    'en audio 1/0/0/0',
    'hi text 1/0/0/0',
    'hi audio 0/0/0/0',
    'ta text 0/0/0/0',
    'ta audio 0/0/0/0',
  ])
  const one = await app.call(processing.ofEntry, { as: await app.person('admin'), params: { entryId: id } })
  expect(one.json().data.articles.map(({ given }: { given: unknown[] }) => given)).toEqual([
    expect.arrayContaining([
      { language: 'en', kind: 'audio' },
      { language: 'hi', kind: 'text' },
    ]),
    [],
  ])
  await planEntry(app.db, 'full', id, app.now)
  const [after] = await daysOf(id)
  expect(after?.is_settled).toBe(false)
  expect(brief(after)).toEqual(['en audio 1/0/1/0', 'hi text 1/0/1/0', 'hi audio 0/0/2/0', 'ta text 0/0/2/0', 'ta audio 0/0/2/0'])
})

test('failed, partly translated and skipped parts are told apart', async () => {
  const id = await aDay('2026-01-16')
  await planEntry(app.db, 'full', id, app.now)
  const set = (kind: string, language: string, status: string) =>
    app.db.updateTable('processing_units').set({ status }).where('kind', '=', kind).where('language', '=', language).execute()
  await set('text', 'ta', 'failed')
  await set('audio', 'ta', 'skipped')
  await set('audio', 'hi', 'partial')
  await set('audio', 'en', 'ready')
  await set('text', 'hi', 'ready')
  const [day] = await daysOf(id)
  expect(day?.is_settled).toBe(true)
  expect(brief(day)).toEqual(['en audio 2/0/0/0', 'hi text 2/0/0/0', 'hi audio 0/2/0/0', 'ta text 0/0/0/2', 'ta audio 0/0/0/0'])
})

test('practice texts are counted, with those that came with the upload', async () => {
  const { mains_model_answers, follow_up_data, potential_questions } = anArticle('Both')
  const [card] = follow_up_data.flashcards
  const flashcards = [
    { ...card, translated: { hi: { front: 'क्या?', back: 'वह।' } } },
    { front: 'Why?', back: 'So.' },
  ]
  const article = { ...HINDI, mains_model_answers, potential_questions, follow_up_data: { flashcards } }
  const day = DayUpload.parse({ publication_date: '2026-01-18', articles: [anArticle('Both', article)] })
  const { entry_id: id } = await ingestDay(app.db, day, app.now)
  await planEntry(app.db, 'full', id, app.now)
  const [counted] = await daysOf(id)
  expect(counted?.parts.filter(({ kind }) => kind === 'practice').map(({ language, texts }) => [language, texts])).toEqual([
    ['hi', { translated: 1, total: 5 }],
    ['ta', { translated: 0, total: 5 }],
  ])
  const one = await app.call(processing.ofEntry, { as: await app.person('admin'), params: { entryId: id } })
  expect(one.json().data.totals.practice).toEqual({ translated: 1, total: 10 })
})

test('nothing is offered again that no engine could make', () => {
  const hindi = { kind: 'text' as const, language: 'hi', reason: 'no_translation_provider' as const }
  const engine = { kind: 'text' as const, state: 'ready' as const, languages: ['hi'] }
  expect(canBeMade(hindi, [])).toBe(false)
  expect(canBeMade(hindi, [{ ...engine, state: 'not_configured' }])).toBe(false)
  expect(canBeMade(hindi, [{ ...engine, languages: ['ta'] }])).toBe(false)
  expect(canBeMade(hindi, [{ ...engine, state: 'paused' }])).toBe(true)
  const unread = { kind: 'audio' as const, language: 'hi', reason: 'no_translation' as const }
  expect(canBeMade(unread, [{ ...engine, kind: 'audio' }])).toBe(false)
})

test('retrying a day does not count what would be skipped again', async () => {
  const id = await aDay('2026-01-17')
  const as = await app.person('admin')
  await planEntry(app.db, 'full', id, app.now)
  await app.db
    .updateTable('processing_units')
    .set({ status: 'skipped', reason: 'no_translation_provider' })
    .where('kind', '=', 'text')
    .execute()
  await app.db.updateTable('processing_units').set({ status: 'ready' }).where('kind', '=', 'audio').execute()
  const reply = await app.call(processing.retryFailed, { as, params: { entryId: id } })
  expect(reply.json().data).toEqual({ retried: 0 })
})
