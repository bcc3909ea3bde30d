import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { type Engines, openEngines } from '#server/newsroom/engines/engines.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { readEngines } from '#server/settings/engine-settings.ts'
import { type FakeEngines, startEngines } from '#tests/support/fakes/fake-engines.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { type TestApp, testApp } from '#tests/support/server/app.ts'
import { claimUnit } from './commands/claim-unit.ts'
import { makeDueUnits } from './commands/make-due-units.ts'
import { processEntry } from './commands/process-entry.ts'
import { retryFailed } from './commands/retry-units.ts'
import { processingOf } from './queries.ts'

const app: TestApp = testApp()
const queue = { enqueue: async () => {} } as unknown as Queue
let stand: FakeEngines
let engines: Engines

beforeEach(async () => {
  stand = await startEngines()
  engines = open()
})
afterEach(async () => {
  engines.close()
  await stand.stop()
})

const open = (env: Record<string, string> = {}) =>
  openEngines(
    readEngines({
      ...{ TRANSLATION_URL: stand.url, TRANSLATION_MODEL: 'tongue', SPEECH_URL: `${stand.url}/v1`, SPEECH_MODEL: 'voice' },
      ...{ ENGINE_TIMEOUT_SECONDS: '1' },
      ...env,
    }),
  )

const SUMMARY = 'The central bank raised its main rate by 25 points on 6 June.'
const PRESENT = 'Banks will pay 7 per cent more for money from now on.\n\nPeople who owe 40 lakh will feel it first, as in 2019.'

async function planned(parts: Record<string, unknown> = {}) {
  const one = anArticle('Rates go up', { summary: SUMMARY, analysis_text: { present: PRESENT }, ...parts })
  const day = DayUpload.parse({ publication_date: '2026-01-15', articles: [one] })
  const { entry_id } = await ingestDay(app.db, day, app.now)
  await processEntry(app.db, queue, 'full', entry_id, app.now)
  return entry_id
}

/** Time goes on as it does, or at once where a test would wait too long. */
let ahead = 0
const clock = () => new Date(Date.now() + ahead)
const making = () => ({
  db: app.db,
  queue,
  storage: app.storage,
  engines,
  audioScope: 'full' as const,
  now: clock,
  log: app.app.log,
})
const made = async (entryId: string) => {
  const { articles = [] } = (await processingOf(app.db, entryId)) ?? {}
  return articles.flatMap(({ units }) => units)
}
const texts = async (entryId: string) => (await made(entryId)).filter(({ kind }) => kind === 'text')
const asked = () => stand.asked.flatMap(({ texts }) => texts)

describe('a service that is not well', () => {
  test('busy, broken, cut off or silent for a moment: it is tried again, and what was done is not sent again', {
    timeout: 60_000,
  }, async () => {
    const entryId = await planned()
    stand.moods = [{ status: 429, retryAfter: '1' }, { status: 500 }, { status: 503 }, 'half', 'hangs']
    await makeDueUnits('text', making())
    expect((await texts(entryId)).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['ready', 0],
      ['ready', 0],
    ])
    expect(stand.asked.length).toBe(7)
  })

  test('busy, it is left alone for as long as it says, by all', async () => {
    const entryId = await planned()
    stand.moods = [{ status: 429, retryAfter: '3600' }]
    await makeDueUnits('text', making())
    expect(stand.asked.length).toBe(1)
    const units = await texts(entryId)
    expect(units.map(({ status, reason, error }) => [status, reason, error])).toEqual(
      Array(2).fill(['failed', 'engine_away', 'The service answers 429']),
    )
    for (const { next_retry_at } of units) expect(Date.parse(next_retry_at ?? '') - Date.now()).toBeGreaterThan(3_500_000)
    expect((await engines.describe(new Date()))[0]).toMatchObject({ state: 'paused' })
  })

  test('away for long, it is given up after six tries, and said so', async () => {
    const entryId = await planned()
    engines = open({ TRANSLATION_URL: 'http://127.0.0.1:9' })
    for (let n = 0; n < 8; n++) {
      await makeDueUnits('text', { ...making(), waitsMs: 0 })
      ahead += 70_000
    }
    ahead = 0
    expect(
      (await texts(entryId)).map(({ status, reason, next_retry_at, attempts }) => ({ status, reason, next_retry_at, attempts })),
    ).toEqual(Array(2).fill({ status: 'failed', reason: 'engine_away', next_retry_at: null, attempts: 6 }))
  })

  test('that refuses our key is asked once, not for each article', async () => {
    const entryId = await planned()
    stand.mood = { status: 401 }
    await makeDueUnits('text', making())
    expect(stand.asked.length).toBe(1)
    for (const unit of await texts(entryId))
      expect(unit).toMatchObject({ status: 'failed', reason: 'engine_refused', next_retry_at: null })
  })

  test('that knows no JSON mode is asked without', async () => {
    const entryId = await planned()
    stand.moods = [{ status: 400 }]
    await makeDueUnits('text', making())
    expect(stand.asked.map(({ body }) => 'response_format' in body)).toEqual([true, false, false])
    expect((await texts(entryId)).map(({ status }) => status)).toEqual(['ready', 'ready'])
  })
})

describe('what comes back', () => {
  test.each(['drops', 'garbage', 'cut short'] as const)('once %s: asked again until it is whole', async (mood) => {
    const entryId = await planned()
    stand.moods = [mood]
    await makeDueUnits('text', making())
    expect((await texts(entryId)).map(({ status, blocks_done, blocks_total }) => [status, blocks_done, blocks_total])).toEqual([
      ['ready', 4, 4],
      ['ready', 4, 4],
    ])
  })

  test('always without its numbers: those paragraphs stay in English, and nothing refused is kept', async () => {
    const entryId = await planned()
    stand.mood = 'loses numbers'
    await makeDueUnits('text', making())
    const [hindi] = await texts(entryId)
    expect(hindi).toMatchObject({ status: 'partial', reason: 'blocks_refused', error: 'Refused: numbers missing' })
    const kept = await app.db.selectFrom('translations').selectAll().where('language', '=', 'hi').executeTakeFirstOrThrow()
    // Each part of which nothing could be used is read in English as a whole.
    expect([kept.title === null, kept.summary, kept.analysis]).toEqual([false, null, {}])
    expect((await app.db.selectFrom('processing_blocks').selectAll().execute()).length).toBe(2)

    stand.mood = undefined
    stand.asked.length = 0
    expect(await retryFailed(app.db, queue, entryId, await app.person('admin'), app.now)).toBe(2)
    await makeDueUnits('text', making())
    expect((await texts(entryId)).map(({ status }) => status)).toEqual(['ready', 'ready'])
    expect(asked()).not.toContain('Rates go up')
  })

  test('one paragraph amid good ones is told by its place', async () => {
    const entryId = await planned({ analysis_text: { present: `Banks will pay more for money from now on.\n\n${PRESENT}` } })
    stand.mood = 'loses numbers'
    await makeDueUnits('text', making())
    const { english } = await app.db
      .selectFrom('translations')
      .select('english')
      .where('language', '=', 'ta')
      .executeTakeFirstOrThrow()
    expect([(await texts(entryId))[1]?.status, english]).toEqual(['partial', ['present:1', 'present:2']])
  })

  test('nothing but English: it has failed, and English is never read by a Hindi voice', async () => {
    const entryId = await planned()
    stand.mood = 'echoes'
    await makeDueUnits('text', making())
    stand.mood = undefined
    await makeDueUnits('audio', making())
    expect((await made(entryId)).map(({ kind, language, status, reason }) => `${kind} ${language} ${status} ${reason}`)).toEqual([
      'text hi failed result_refused',
      'text ta failed result_refused',
      'audio en ready null',
      'audio hi skipped no_translation',
      'audio ta skipped no_translation',
    ])
  })

  test.each(['garbage', 'drops', 'cut short'] as const)('sound that is none (%s) is not kept', async (mood) => {
    const entryId = await planned()
    stand.mood = mood
    await app.db.updateTable('processing_units').set({ status: 'skipped' }).where('kind', '=', 'text').execute()
    await makeDueUnits('audio', making())
    expect((await made(entryId)).find(({ kind }) => kind === 'audio')).toMatchObject({
      status: 'failed',
      reason: 'result_refused',
    })
    expect(await app.db.selectFrom('audio_files').selectAll().execute()).toEqual([])
  })

  test('sound that was paid for is not asked for again when a later part fails', async () => {
    await planned()
    await app.db.updateTable('processing_units').set({ status: 'skipped' }).where('kind', '=', 'text').execute()
    await app.db.deleteFrom('processing_units').where('language', '<>', 'en').execute()
    stand.moods = [undefined, undefined, { status: 503 }]
    await makeDueUnits('audio', making())
    expect(new Set(asked()).size).toBe(asked().length - 1)
    const left = (await app.storage.list()).filter(({ key }) => key.startsWith('speech-'))
    expect(left).toEqual([])
  })
})

describe('Sarvam', () => {
  test('is asked in its own words, bold parts by themselves', async () => {
    const entryId = await planned({ summary: '**Growth.** It was 7 per cent.' })
    engines = open({ TRANSLATION_KIND: 'sarvam', SPEECH_KIND: 'sarvam', TRANSLATION_KEY: 'k' })
    await makeDueUnits('text', making())
    await makeDueUnits('audio', making())
    expect((await made(entryId)).map(({ status }) => status)).toEqual(Array(5).fill('ready'))
    expect(asked()).toContain('Growth.')
    expect(stand.asked[0]).toMatchObject({
      path: '/translate',
      key: 'k',
      body: { target_language_code: 'hi-IN', model: 'tongue' },
    })
    expect(stand.asked.at(-1)).toMatchObject({ path: '/text-to-speech', body: { target_language_code: 'ta-IN' } })
  })
})

describe('what goes wrong here', () => {
  const failing = { receive: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) }

  test('a storage that takes nothing is named, tried again later, and told to the log', async () => {
    const entryId = await planned()
    await makeDueUnits('text', making())
    await makeDueUnits('audio', {
      ...making(),
      storage: { ...app.storage, has: async () => false, ...failing } as never,
      waitsMs: 0,
    })
    const [english] = (await made(entryId)).filter(({ kind }) => kind === 'audio')
    expect(english).toMatchObject({ status: 'failed', reason: 'storage_away', error: 'Something failed here: ENOSPC' })
    expect(english?.next_retry_at).not.toBeNull()
    expect(app.logLines.join()).toContain('making audio in en failed')
  })

  test('a fault of our own is not put on the storage, and its words stay in the log', async () => {
    const entryId = await planned()
    const broken = {
      translator: { engine: 'x', model: 'y', most: 1000, translate: () => Promise.reject(new TypeError('secret words')) },
    }
    await makeDueUnits('text', { ...making(), engines: broken as never, waitsMs: 0 })
    const [hindi] = await texts(entryId)
    expect(hindi).toMatchObject({ status: 'failed', reason: 'failed_here', error: 'Something failed here: TypeError' })
    expect(app.logLines.join()).toContain('secret words')
  })
})

describe('without any service', () => {
  test('the built-in voice reads English, translations are skipped and said so', async () => {
    const entryId = await planned({
      title_translated: { hi: 'ब्याज दर बढ़ी' },
      summary_translated: { hi: 'केंद्रीय बैंक ने 6 जून को दर बढ़ाई।' },
    })
    engines = openEngines(readEngines({}))
    await makeDueUnits('text', making())
    await makeDueUnits('audio', making())
    const units = await made(entryId)
    expect(units.map(({ kind, language, status, reason }) => `${kind} ${language} ${status} ${reason}`)).toEqual([
      'text hi partial no_translation_provider',
      'text ta skipped no_translation_provider',
      'audio en ready null',
      'audio hi ready null',
      'audio ta skipped no_translation',
    ])
    const english = units.find(({ kind, language }) => kind === 'audio' && language === 'en')
    const chars = `Rates go up${SUMMARY}Present${PRESENT}`.length
    expect(english).toMatchObject({ origin: 'embedded', engine: 'espeak-ng' })
    // Twelve characters a second, and pauses.
    expect(english?.duration_ms).toBeGreaterThan((chars / 12) * 600)
    expect(english?.duration_ms).toBeLessThan((chars / 12) * 1800)
    // 32 kbit/s.
    expect(Math.abs((english?.bytes ?? 0) / 4 - (english?.duration_ms ?? 0))).toBeLessThan(200)
  })

  test('and without the voice too, audio is not available, which is no failure', async () => {
    const entryId = await planned()
    engines = openEngines(readEngines({ EMBEDDED_VOICE: '0' }))
    await makeDueUnits('text', making())
    await makeDueUnits('audio', making())
    expect((await made(entryId)).map(({ status }) => status)).toEqual(['skipped', 'skipped', 'unavailable', 'skipped', 'skipped'])
    expect((await processingOf(app.db, entryId))?.totals).toMatchObject({ settled: 5, is_settled: true })
  })
})

describe('a process that ends', () => {
  test('when it is asked to: what it was at goes on elsewhere, and counts as no failure', async () => {
    const entryId = await planned()
    const ending = new AbortController()
    stand.mood = 'hangs'
    const working = makeDueUnits('text', making(), ending.signal)
    while (stand.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    ending.abort()
    await working
    expect((await texts(entryId)).map(({ status, attempts }) => [status, attempts])).toEqual([
      ['pending', 0],
      ['pending', 0],
    ])
  })

  test('without a word: its lease runs out, and one that never comes to an end is given up', async () => {
    const entryId = await planned()
    for (let n = 0; n < 12; n++) {
      expect(await claimUnit(app.db, 'audio', clock(), 1000)).toBeDefined()
      expect(await claimUnit(app.db, 'audio', clock(), 1000)).toBeUndefined()
      ahead += 2000
    }
    expect(await claimUnit(app.db, 'audio', clock(), 1000)).toBeUndefined()
    ahead = 0
    expect((await made(entryId)).find(({ kind }) => kind === 'audio')).toMatchObject({ status: 'failed', reason: 'interrupted' })
  })

  test('two at work never have the same thing in hand', async () => {
    await planned()
    stand.slowness = 20
    await Promise.all([1, 2, 3].map(() => makeDueUnits('text', making())))
    expect(new Set(stand.asked.map(({ body }) => JSON.stringify(body))).size).toBe(stand.asked.length)
  })
})
