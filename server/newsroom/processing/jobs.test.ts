import { describe, expect, test } from 'vitest'
import { DESCRIPTORS, LANGUAGES, TARGETS } from '#contract/languages.ts'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { anArticle, NO_PRACTICE } from '#tests/support/fixtures/articles.ts'
import { engineTests } from '#tests/support/fixtures/engines.ts'
import { type TestApp, testApp } from '#tests/support/server/app.ts'
import { claimUnit } from './commands/claim-unit.ts'
import { makeDueUnits } from './commands/make-due-units.ts'
import { processEntry } from './commands/process-entry.ts'
import { retryFailed } from './commands/retry-units.ts'
import { processingOf } from './queries/progress.ts'

const app: TestApp = testApp()
const lastTarget = TARGETS.at(-1) ?? 'hi'
const perTarget = <T>(value: T) => TARGETS.map(() => value)
const envOf = (url: string) => ({
  TRANSLATION_URL: url,
  TRANSLATION_MODEL: 'tongue',
  SPEECH_URL: `${url}/v1`,
  SPEECH_MODEL: 'voice',
})
const at = engineTests(envOf)
const { queue } = at
const openWith = (env: Record<string, string>) => at.open({ ...envOf(at.services.url), ...env })

const SUMMARY = 'The central bank raised its main rate by 25 points on 6 June.'
const PRESENT = 'Banks will pay 7 per cent more for money from now on.\n\nPeople who owe 40 lakh will feel it first, as in 2019.'

async function planned(parts: Record<string, unknown> = {}) {
  const one = anArticle('Rates go up', { ...NO_PRACTICE, summary: SUMMARY, analysis_text: { present: PRESENT }, ...parts })
  const day = DayUpload.parse({ publication_date: '2026-01-15', articles: [one] })
  const { entry_id } = await ingestDay(app.db, day, app.now)
  await processEntry(app.db, queue, 'full', entry_id, app.now)
  return entry_id
}

/** Milliseconds by which the clock of a test is ahead of the real one. */
let ahead = 0
const clock = () => new Date(Date.now() + ahead)
const making = () => ({
  db: app.db,
  queue,
  storage: app.storage,
  engines: at.engines,
  audioScope: 'full' as const,
  now: clock,
  log: app.app.log,
})
const made = async (entryId: string) => {
  const { articles = [] } = (await processingOf(app.db, entryId)) ?? {}
  return articles.flatMap(({ units }) => units)
}
const texts = async (entryId: string) => (await made(entryId)).filter(({ kind }) => kind === 'text')
const asked = () => at.services.asked.flatMap(({ texts }) => texts)

describe('a failing service', () => {
  test('gets only the failed requests again after a short fault', {
    timeout: 60_000,
  }, async () => {
    const entryId = await planned()
    at.services.moods = [{ status: 429, retryAfter: '1' }, { status: 500 }, { status: 503 }, 'half', 'hangs']
    await makeDueUnits('text', making())
    expect((await texts(entryId)).map(({ status, attempts }) => [status, attempts])).toEqual(perTarget(['ready', 0]))
    expect(at.services.asked.length).toBe(TARGETS.length + 5)
  })

  test('gets no requests for as long as its Retry-After says', async () => {
    const entryId = await planned()
    at.services.moods = [{ status: 429, retryAfter: '3600' }]
    await makeDueUnits('text', making())
    expect(at.services.asked.length).toBe(1)
    const units = await texts(entryId)
    expect(units.map(({ status, reason, error }) => [status, reason, error])).toEqual(
      perTarget(['failed', 'engine_away', 'The service answered 429']),
    )
    for (const { next_retry_at } of units) expect(Date.parse(next_retry_at ?? '') - Date.now()).toBeGreaterThan(3_500_000)
    expect((await at.engines.describe(new Date()))[0]).toMatchObject({ state: 'paused' })
  })

  test('is given up after six tries, with the reason', async () => {
    const entryId = await planned()
    at.engines = openWith({ TRANSLATION_URL: 'http://127.0.0.1:9' })
    for (let n = 0; n < 8; n++) {
      await makeDueUnits('text', { ...making(), waitsMs: 0 })
      ahead += 70_000
    }
    ahead = 0
    expect(await texts(entryId)).toMatchObject(
      perTarget({ status: 'failed', reason: 'engine_away', next_retry_at: null, attempts: 6 }),
    )
  })

  test('gets one request, not one for each article, when it rejects our key', async () => {
    const entryId = await planned()
    at.services.mood = { status: 401 }
    await makeDueUnits('text', making())
    expect(at.services.asked.length).toBe(1)
    for (const unit of await texts(entryId))
      expect(unit).toMatchObject({ status: 'failed', reason: 'engine_refused', next_retry_at: null })
  })

  test('gets requests without JSON mode after it has rejected one with it', async () => {
    const entryId = await planned()
    at.services.moods = [{ status: 400 }]
    await makeDueUnits('text', making())
    expect(at.services.asked.map(({ body }) => 'response_format' in body)).toEqual([true, ...perTarget(false)])
    expect((await texts(entryId)).map(({ status }) => status)).toEqual(perTarget('ready'))
  })
})

describe('the reply of a service', () => {
  test.each(['drops', 'garbage', 'cut short'] as const)('is requested again until it is complete (%s)', async (mood) => {
    const entryId = await planned()
    at.services.moods = [mood]
    await makeDueUnits('text', making())
    const progress = (await texts(entryId)).map(({ status, blocks_done, blocks_total }) => [status, blocks_done, blocks_total])
    expect(progress).toEqual(perTarget(['ready', 4, 4]))
  })

  test('is not stored where numbers are missing; those paragraphs stay in English', async () => {
    const entryId = await planned()
    at.services.mood = 'loses numbers'
    await makeDueUnits('text', making())
    const [hindi] = await texts(entryId)
    expect(hindi).toMatchObject({ status: 'partial', reason: 'blocks_refused', error: 'Refused: numbers missing' })
    const kept = await app.db.selectFrom('translations').selectAll().where('language', '=', 'hi').executeTakeFirstOrThrow()
    // A part in which no paragraph could be used stays in English as a whole.
    expect([kept.title === null, kept.summary, kept.analysis]).toEqual([false, null, {}])
    expect((await app.db.selectFrom('processing_blocks').selectAll().execute()).length).toBe(TARGETS.length)

    at.services.mood = undefined
    at.services.asked.length = 0
    const now = { queue, engines: await at.engines.describe(app.now) }
    expect(await retryFailed(app.db, now, entryId, await app.person('admin'), app.now)).toBe(TARGETS.length)
    await makeDueUnits('text', making())
    expect((await texts(entryId)).map(({ status }) => status)).toEqual(perTarget('ready'))
    expect(asked()).not.toContain('Rates go up')
  })

  test('is stored with the positions of the paragraphs that stay in English', async () => {
    const entryId = await planned({ analysis_text: { present: `Banks will pay more for money from now on.\n\n${PRESENT}` } })
    at.services.mood = 'loses numbers'
    await makeDueUnits('text', making())
    const { english } = await app.db
      .selectFrom('translations')
      .select('english')
      .where('language', '=', 'ta')
      .executeTakeFirstOrThrow()
    expect([(await texts(entryId))[1]?.status, english]).toEqual(['partial', ['present:1', 'present:2']])
  })

  test('counts as failed if it is in English, and no Hindi voice reads that English', async () => {
    const entryId = await planned()
    at.services.mood = 'echoes'
    await makeDueUnits('text', making())
    at.services.mood = undefined
    await makeDueUnits('audio', making())
    expect((await made(entryId)).map(({ kind, language, status, reason }) => `${kind} ${language} ${status} ${reason}`)).toEqual([
      ...TARGETS.map((target) => `text ${target} failed result_refused`),
      'audio en ready null',
      ...TARGETS.map((target) => `audio ${target} skipped no_translation`),
    ])
  })

  test.each(['garbage', 'drops', 'cut short'] as const)('is not stored if it is not audio (%s)', async (mood) => {
    const entryId = await planned()
    at.services.mood = mood
    await app.db.updateTable('processing_units').set({ status: 'skipped' }).where('kind', '=', 'text').execute()
    await makeDueUnits('audio', making())
    expect((await made(entryId)).find(({ kind }) => kind === 'audio')).toMatchObject({
      status: 'failed',
      reason: 'result_refused',
    })
    expect(await app.db.selectFrom('audio_files').selectAll().execute()).toEqual([])
  })

  test('is not requested again for audio whose later parts failed', async () => {
    await planned()
    await app.db.updateTable('processing_units').set({ status: 'skipped' }).where('kind', '=', 'text').execute()
    await app.db.deleteFrom('processing_units').where('language', '<>', 'en').execute()
    at.services.moods = [undefined, undefined, { status: 503 }]
    await makeDueUnits('audio', making())
    expect(new Set(asked()).size).toBe(asked().length - 1)
    const left = (await app.storage.list()).filter(({ key }) => key.startsWith('speech-'))
    expect(left).toEqual([])
  })
})

describe('Sarvam', () => {
  test('gets requests of its own protocol, and bold parts one by one', async () => {
    const entryId = await planned({ summary: '**Growth.** It was 7 per cent.' })
    at.engines = openWith({ TRANSLATION_KIND: 'sarvam', SPEECH_KIND: 'sarvam', TRANSLATION_KEY: 'k' })
    await makeDueUnits('text', making())
    await makeDueUnits('audio', making())
    expect((await made(entryId)).map(({ status }) => status)).toEqual([...TARGETS, ...LANGUAGES].map(() => 'ready'))
    expect(asked()).toContain('Growth.')
    expect(at.services.asked[0]).toMatchObject({
      path: '/translate',
      key: 'k',
      body: { target_language_code: 'hi-IN', model: 'tongue' },
    })
    expect(at.services.asked.at(-1)).toMatchObject({
      path: '/text-to-speech',
      body: { target_language_code: DESCRIPTORS[lastTarget].locale },
    })
  })
})

describe('a fault on this server', () => {
  const failing = { receive: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) }

  test('storage that rejects a file is named, retried later and logged', async () => {
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

  test('an error in our own code is not blamed on the storage, and its message is only logged', async () => {
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
  test('the built-in voice reads English, and translations are skipped with a reason', async () => {
    const entryId = await planned({
      title_translated: { hi: 'ब्याज दर बढ़ी' },
      summary_translated: { hi: 'केंद्रीय बैंक ने 6 जून को दर बढ़ाई।' },
    })
    at.engines = at.open({})
    await makeDueUnits('text', making())
    await makeDueUnits('audio', making())
    const units = await made(entryId)
    const others = TARGETS.filter((target) => target !== 'hi')
    expect(units.map(({ kind, language, status, reason }) => `${kind} ${language} ${status} ${reason}`)).toEqual([
      'text hi partial no_translation_provider',
      ...others.map((target) => `text ${target} skipped no_translation_provider`),
      'audio en ready null',
      'audio hi ready null',
      ...others.map((target) => `audio ${target} skipped no_translation`),
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

  test('and without the voice, audio is unavailable, which does not count as a failure', async () => {
    const entryId = await planned()
    at.engines = at.open({ EMBEDDED_VOICE: '0' })
    await makeDueUnits('text', making())
    await makeDueUnits('audio', making())
    const skipped = perTarget('skipped')
    expect((await made(entryId)).map(({ status }) => status)).toEqual([...skipped, 'unavailable', ...skipped])
    const settled = TARGETS.length + LANGUAGES.length
    expect((await processingOf(app.db, entryId))?.totals).toMatchObject({ settled, is_settled: true })
  })
})

describe('a worker process', () => {
  test('that is shut down returns its work to the queue, without counting a failure', async () => {
    const entryId = await planned()
    const ending = new AbortController()
    at.services.mood = 'hangs'
    const working = makeDueUnits('text', making(), ending.signal)
    while (at.services.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    ending.abort()
    await working
    expect((await texts(entryId)).map(({ status, attempts }) => [status, attempts])).toEqual(perTarget(['pending', 0]))
  })

  test('that crashes loses its lease; work that no process finishes is given up', async () => {
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

  test('never does the same work as another one', async () => {
    await planned()
    at.services.slowness = 20
    await Promise.all([1, 2, 3].map(() => makeDueUnits('text', making())))
    expect(new Set(at.services.asked.map(({ body }) => JSON.stringify(body))).size).toBe(at.services.asked.length)
  })
})
