import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { byLanguage, LANGUAGES, TARGETS } from '#contract/languages.ts'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { processing } from '#contract/newsroom/processing.ts'
import { articles } from '#contract/reading/articles.ts'
import { audio } from '#contract/reading/audio.ts'
import { search } from '#contract/reading/search.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { type FakeEngines, startEngines, translated } from '#tests/support/fakes/fake-engines.ts'
import { anArticle, NO_PRACTICE } from '#tests/support/fixtures/articles.ts'
import { aRecording, upload } from '#tests/support/fixtures/recordings.ts'
import { type Person, TestApp } from '#tests/support/server/app.ts'

const app = new TestApp()
let engines: FakeEngines
let admin: Person

beforeAll(async () => {
  engines = await startEngines()
  await app.start({
    TRANSLATION_URL: engines.url,
    TRANSLATION_MODEL: 'tongue',
    TRANSLATION_KEY: 'secret-key',
    SPEECH_URL: engines.url,
    SPEECH_MODEL: 'voice',
    ENGINE_TIMEOUT_SECONDS: '1',
  })
})
beforeEach(async () => {
  await app.empty()
  Object.assign(engines, { moods: [], mood: undefined, slowness: 0 })
  engines.asked.length = 0
  admin = await app.person('admin')
})
afterAll(async () => {
  await app.stop()
  await engines.stop()
})

const PAST =
  'The Reserve Bank was founded in 1935 under a special Act of Parliament.\n\n### Later years\n- **Growth.** It grew by 7.5 per cent.\n- The RBI raised rates.'
const article = (parts: Record<string, unknown> = {}) =>
  anArticle('The repo rate goes up', {
    ...NO_PRACTICE,
    summary: 'The central bank raised its main rate by 25 points on 6 June.',
    analysis_text: { past: PAST, present: 'Banks will pay more for money from now on, and so will people.' },
    ...parts,
  })

async function publish(parts: Record<string, unknown> = {}, replace = false) {
  const day = DayUpload.parse({ publication_date: '2026-01-15', articles: [article(parts)], replace })
  const { entry_id, article_ids } = await ingestDay(app.db, day, app.now)
  return { entryId: entry_id, articleId: article_ids[0] ?? '' }
}

/** Calls the endpoint like the upload page, while the workers run. */
async function process(entryId: string, as: Person = admin) {
  const call = app.call(processing.process, { as, body: { entry_id: entryId } })
  let answered = false
  void call.finally(() => {
    answered = true
  })
  // The test clock stands still, so retries have to be made due.
  const clock = setInterval(() => app.pass(20), 20)
  do {
    await new Promise((resolve) => setTimeout(resolve, 20))
    await app.runJobs()
  } while (!answered)
  clearInterval(clock)
  return call
}

async function units(entryId: string) {
  const { data } = (await app.call(processing.ofEntry, { as: admin, params: { entryId } })).json()
  return data.articles.flatMap((one: { units: Record<string, unknown>[] }) => one.units)
}
const brief = async (entryId: string) =>
  (await units(entryId)).map(({ kind, language, status, reason, origin }: Record<string, unknown>) =>
    [kind, language, status, reason, origin].filter(Boolean).join(' '),
  )
const unit = async (entryId: string, kind: string, language: string) =>
  (await units(entryId)).find((one: Record<string, unknown>) => one.kind === kind && one.language === language)
const read = async (articleId: string, as = admin) => (await app.call(articles.read, { as, params: { articleId } })).json().data
const calls = (path: RegExp) => engines.asked.filter((one) => path.test(one.path))
const ALL_READY = [
  ...TARGETS.map((target) => `text ${target} ready provider`),
  ...LANGUAGES.map((language) => `audio ${language} ready provider`),
]

describe('processing a day', () => {
  test('makes translations with headings, bullets and bold text, and playable audio in every language', async () => {
    const { entryId, articleId } = await publish()
    const reply = await process(entryId)
    expect(reply.statusCode).toBe(200)
    const count = ALL_READY.length
    expect(reply.json()).toMatchObject({ success: true, data: { units: count, settled: count, is_settled: true } })
    expect(reply.json().error).toBeUndefined()
    expect(await brief(entryId)).toEqual(ALL_READY)

    const said = await read(articleId)
    expect(said.title_translated.hi).toBe(translated('The repo rate goes up', 'hi'))
    const [, heading, first, second] = said.analysis_text_translated.ta.past.split(/\n+/)
    expect(heading).toMatch(/^### \p{Script=Tamil}/u)
    expect(first).toMatch(/^- \*\*\p{Script=Tamil}+\.\*\* .*7\.5/u)
    expect(second).toMatch(/^- .*RBI/)
    expect(said.translation_notes.hi).toEqual({ is_unchecked: true, is_stale: false, english: [] })
    expect(said.audio_voices).toEqual(byLanguage(() => 'ai'))

    const address = await app.call(audio.address, { as: admin, params: { articleId, language: 'hi' } })
    const sound = await app.app.inject({ method: 'GET', url: address.json().data.url, headers: { range: 'bytes=0-99' } })
    expect([sound.statusCode, sound.headers['content-type'], sound.rawPayload.length]).toEqual([206, 'audio/mpeg', 100])
    const { duration_ms, bytes } = await unit(entryId, 'audio', 'hi')
    // 48 kbit/s constant bit rate.
    expect(bytes / 6 / duration_ms).toBeGreaterThan(0.97)
    expect(bytes / 6 / duration_ms).toBeLessThan(1.05)
  })

  test('is for admins and existing days only', async () => {
    const { entryId } = await publish()
    const ask = (as: Person | undefined, entry_id: string) => app.call(processing.process, { as, body: { entry_id } })
    expect((await ask(undefined, entryId)).statusCode).toBe(401)
    expect((await ask(await app.person('pro'), entryId)).statusCode).toBe(403)
    const unknown = await ask(admin, newId())
    expect([unknown.statusCode, unknown.json().error]).toEqual([404, 'Entry not found'])
    expect(engines.asked).toEqual([])
  })

  test('twenty concurrent or repeated calls send each request to the services once', async () => {
    const { entryId } = await publish()
    await Promise.all(
      Array.from({ length: 20 }, () => app.call(processing.process, { as: admin, body: { entry_id: entryId } })).concat(
        process(entryId),
      ),
    )
    const count = engines.asked.length
    const texts = calls(/chat/).flatMap(({ texts, target }) => texts.map((text) => `${target} ${text}`))
    expect(new Set(texts).size).toBe(texts.length)
    await process(entryId)
    await publish({}, true)
    await process(entryId)
    expect(engines.asked.length).toBe(count)
    expect(await brief(entryId)).toEqual(ALL_READY)
  })

  test('the API key is sent to the service only', async () => {
    const { entryId } = await publish()
    engines.moods = [{ status: 500 }]
    await process(entryId)
    expect(calls(/chat/)[0]?.key).toBe('Bearer secret-key')
    const everything = JSON.stringify([await units(entryId), app.logLines])
    expect(everything).not.toContain('secret-key')
    expect(everything).not.toContain('sk-1')
  })
})

describe('uploaded translations and audio', () => {
  test('are kept and count as ready', async () => {
    const { entryId, articleId } = await publish({
      title_translated: { hi: 'रेपो दर बढ़ी' },
      summary_translated: { hi: 'सारांश' },
      analysis_text_translated: { hi: { past: 'अतीत', present: 'वर्तमान' } },
      audio_overview_url: 'https://cdn.example.test/en.mp3',
    })
    await process(entryId)
    const uploaded = ['text hi', 'audio en']
    expect(await brief(entryId)).toEqual(
      ALL_READY.map((line) => (uploaded.some((unit) => line.startsWith(unit)) ? line.replace('provider', 'upload') : line)),
    )
    const said = await read(articleId)
    expect(said.title_translated.hi).toBe('रेपो दर बढ़ी')
    expect(said.audio_overview_url.en).toBe('https://cdn.example.test/en.mp3')
    expect(said.translation_notes.hi).toBeUndefined()
    expect(calls(/chat/).some(({ target }) => target === 'hi')).toBe(false)
  })

  test('are completed if they are partial', async () => {
    const { entryId, articleId } = await publish({ title_translated: { hi: 'रेपो दर बढ़ी' } })
    await process(entryId)
    const said = await read(articleId)
    expect(said.title_translated.hi).toBe('रेपो दर बढ़ी')
    expect(said.summary_translated.hi).toMatch(/\p{Script=Devanagari}/u)
    const sent = calls(/chat/).filter(({ target }) => target === 'hi')
    expect(sent.flatMap(({ texts }) => texts)).not.toContain('The repo rate goes up')
  })
})

describe('when the English changes', () => {
  test('the old result stays visible, marked as stale, until the new one is ready', async () => {
    const { entryId, articleId } = await publish()
    await process(entryId)
    engines.asked.length = 0
    await publish({ summary: 'The central bank lowered its main rate by 50 points.' }, true)
    expect((await brief(entryId)).slice(0, TARGETS.length + 1)).toEqual([
      ...TARGETS.map((target) => `text ${target} stale english_changed provider`),
      'audio en stale english_changed provider',
    ])
    const between = await read(articleId)
    expect(between.translation_notes.hi.is_stale).toBe(true)
    expect(between.title_translated.hi).toBeTruthy()

    await process(entryId)
    expect(await brief(entryId)).toEqual(ALL_READY)
    expect((await read(articleId)).translation_notes.hi.is_stale).toBe(false)
    // Only the changed paragraph is sent again.
    expect(calls(/chat/).map(({ texts }) => texts)).toEqual(
      TARGETS.map(() => ['The central bank lowered its main rate by 50 points.']),
    )
  })
})

describe('a person’s translation', () => {
  const mine = { title: 'मेरा शीर्षक', summary: 'मेरा सारांश', analysis: { past: 'मेरा अतीत' } }
  const write = (articleId: string, as = admin) =>
    app.call(processing.translate, { as, params: { articleId, language: 'hi' }, body: mine })

  test('takes precedence, is never overwritten and becomes stale with the English text', async () => {
    const { entryId, articleId } = await publish()
    await process(entryId)
    const reply = await write(articleId)
    expect(reply.json().data).toMatchObject({ status: 'ready', origin: 'manual', reviewed_by: admin.username })
    await process(entryId)
    const said = await read(articleId)
    expect([said.title_translated.hi, said.analysis_text_translated.hi]).toEqual(['मेरा शीर्षक', { past: 'मेरा अतीत' }])
    expect(said.translation_notes.hi.is_unchecked).toBe(false)

    await publish({ summary: 'Another summary, of 9 June.' }, true)
    await process(entryId)
    expect((await read(articleId)).title_translated.hi).toBe('मेरा शीर्षक')
    expect(await unit(entryId, 'text', 'hi')).toMatchObject({ status: 'stale', reason: 'english_changed', origin: 'manual' })
    const again = await app.call(processing.retry, { as: admin, params: { unitId: (await unit(entryId, 'text', 'hi')).unit_id } })
    expect(again.statusCode).toBe(409)

    await app.call(processing.untranslate, { as: admin, params: { articleId, language: 'hi' } })
    await process(entryId)
    expect(await unit(entryId, 'text', 'hi')).toMatchObject({ status: 'ready', origin: 'provider' })
    const none = await app.call(processing.untranslate, { as: admin, params: { articleId, language: 'hi' } })
    expect(none.statusCode).toBe(404)
  })

  test('is not overwritten by a machine translation in progress', async () => {
    const { entryId, articleId } = await publish()
    engines.slowness = 100
    const working = process(entryId)
    while (calls(/chat/).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    await write(articleId)
    await working
    expect((await read(articleId)).title_translated.hi).toBe('मेरा शीर्षक')
    expect(await unit(entryId, 'text', 'hi')).toMatchObject({ status: 'ready', origin: 'manual' })
  })

  test('unknown articles and empty texts are rejected', async () => {
    expect((await write(newId())).statusCode).toBe(404)
    const { articleId } = await publish()
    const empty = { ...mine, analysis: { past: '  ' } }
    const reply = await app.call(processing.translate, { as: admin, params: { articleId, language: 'ta' }, body: empty })
    expect([reply.statusCode, reply.json().error]).toEqual([422, 'The analysis has no text'])
  })

  test('a machine translation loses its label after a review', async () => {
    const { entryId, articleId } = await publish()
    await process(entryId)
    const { unit_id: unitId } = await unit(entryId, 'text', 'ta')
    const reply = await app.call(processing.reviewed, { as: admin, params: { unitId } })
    expect(reply.json().data.reviewed_by).toBe(admin.username)
    const act = { action: 'article.reviewed', actor_name: admin.username, details: { kind: 'text', language: 'ta' } }
    expect(await app.db.selectFrom('audit_log').where('action', '=', act.action).selectAll().execute()).toMatchObject([act])
    expect((await read(articleId)).translation_notes.ta.is_unchecked).toBe(false)
    const sound = await unit(entryId, 'audio', 'ta')
    expect((await app.call(processing.reviewed, { as: admin, params: { unitId: sound.unit_id } })).statusCode).toBe(409)
    expect((await app.call(processing.reviewed, { as: admin, params: { unitId: newId() } })).statusCode).toBe(404)
  })

  test('translations are searchable', async () => {
    const { entryId, articleId } = await publish()
    await process(entryId)
    const word = translated('founded', 'hi')
    const found = await app.call(search.articles, { as: admin, query: { q: word } })
    expect(found.json().data).toMatchObject([{ article_id: articleId, snippet_language: 'hi' }])
    expect(found.json().data[0].snippet).toContain(`<mark>${word}</mark>`)
  })
})

describe('the maker of a recording', () => {
  test('a recording by a person is not replaced', async () => {
    const { entryId, articleId } = await publish()
    await upload(app, admin, { articleId }, aRecording(500))
    await process(entryId)
    expect(await unit(entryId, 'audio', 'en')).toMatchObject({ status: 'ready', origin: 'manual', bytes: 500 })
    // One uploaded later replaces the computer-generated recording.
    await upload(app, admin, { articleId, language: 'hi' }, aRecording(600))
    expect(await unit(entryId, 'audio', 'hi')).toMatchObject({ status: 'ready', origin: 'manual', bytes: 600 })
    const { en: _english, hi: _hindi, ...voices } = byLanguage(() => 'ai')
    expect((await read(articleId)).audio_voices).toEqual(voices)
    // A removed recording is not made again automatically.
    await app.call(audio.remove, { as: admin, params: { articleId, language: 'ta' } })
    await process(entryId)
    expect(await unit(entryId, 'audio', 'ta')).toMatchObject({ status: 'skipped', reason: 'removed' })
  })

  test('users without Pro study get no voice labels', async () => {
    const { follow_up_data, potential_questions, mains_model_answers } = anArticle('Other')
    const { entryId, articleId } = await publish({ follow_up_data, potential_questions, mains_model_answers })
    await process(entryId)
    const said = await read(articleId, await app.person('free'))
    expect([said.audio_overview_url, said.audio_voices, said.locked]).toEqual([
      null,
      {},
      ['quiz', 'flashcards', 'mains', 'audio'],
    ])
  })
})
