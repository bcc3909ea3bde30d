import { expect, test } from 'vitest'
import { TARGETS } from '#contract/languages.ts'
import { entries } from '#contract/newsroom/entries.ts'
import { processing, type Unit } from '#contract/newsroom/processing.ts'
import { recall } from '#contract/practice/recall.ts'
import { inNews } from '#contract/reading/in-news.ts'
import { translated } from '#tests/support/fakes/fake-engines.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { engineTests } from '#tests/support/fixtures/engines.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { anItem, aReport } from '#tests/support/fixtures/in-news.ts'
import { testApp } from '#tests/support/server/app.ts'
import { processingOf, processingOfDays } from '../queries/progress.ts'
import { makeDueUnits } from './make-due-units.ts'
import { processEntry } from './process-entry.ts'

const app = testApp()
const room = newsroomCalls(app)
const at = engineTests()

const ITEMS = [
  anItem('Repo rate', { text: 'What banks pay for money overnight; it is not a tax. It was 6.5% in 2025.' }),
  aReport('Human Development Index', { text: 'It ranks 193 countries.' }),
]

async function planned(in_news: unknown[] = ITEMS) {
  const entryId: string = (await room.upload({ ...aDay(DAY, ['Budget'], { in_news }), replace: true })).json().entry_id
  await processEntry(app.db, at.queue, 'full', entryId, app.now)
  await app.db.updateTable('processing_units').set({ status: 'skipped' }).where('kind', '<>', 'in-news').execute()
  return entryId
}
const make = () =>
  makeDueUnits('text', {
    ...{
      db: app.db,
      queue: at.queue,
      storage: app.storage,
      engines: at.engines,
      audioScope: 'full',
      log: app.app.log,
      waitsMs: 0,
    },
    now: () => new Date(),
  })
const unitsOf = async (entryId: string): Promise<Unit[]> => (await processingOf(app.db, entryId))?.in_news ?? []
const briefOf = async (entryId: string) =>
  (await unitsOf(entryId)).map(
    ({ language, status, reason, origin, blocks_done, blocks_total }) =>
      `${language} ${status} ${reason} ${origin} ${blocks_done}/${blocks_total}`,
  )
const everywhere = (state: string) => TARGETS.map((target) => `${target} ${state}`)
const shownOf = async (entryId: string) =>
  (await app.call(inNews.day, { as: await app.person('free'), params: { entryId } })).json().data
const act = async (what: 'retry' | 'reviewed' | 'cancel', unitId: string) =>
  app.call(processing[what], { as: await app.person('admin'), params: { unitId } })

test('the items of a day are translated, each as a whole, where readers and their cards find them', async () => {
  const entryId = await planned()
  expect(await briefOf(entryId)).toEqual(everywhere('pending null null 0/2'))
  const reader = await app.person('free')
  const ids = (await shownOf(entryId)).map(({ item_id }: { item_id: string }) => item_id)
  await app.call(recall.addInNews, { as: reader, body: { item_ids: ids } })
  await make()
  expect(await briefOf(entryId)).toEqual(everywhere('ready null provider 2/2'))
  const [, report] = await shownOf(entryId)
  expect(report.translated.ta).toEqual({
    name: translated('Human Development Index', 'ta'),
    text: translated('It ranks 193 countries.', 'ta'),
    rank: translated('India 131st of 193', 'ta'),
  })
  const cards = (await app.call(recall.cards, { as: reader })).json().data
  const backs = cards.map(({ content }: { content: { translated: { hi: { back: string } } } }) => content.translated.hi.back)
  expect(backs).toContain(`${translated('It ranks 193 countries.', 'hi')}\n${translated('India 131st of 193', 'hi')}`)
  expect((await room.detail(entryId)).revision).toBe(1)
})

test('an item that loses a negation stays in English as a whole; made again, it is translated', async () => {
  const entryId = await planned()
  at.services.mood = 'loses negations'
  await make()
  expect(await briefOf(entryId)).toEqual(everywhere('partial items_refused provider 1/2'))
  const [unit] = await unitsOf(entryId)
  expect(unit?.problems).toEqual([{ place: 'Item 1, text', fault: 'has lost the negation of the English' }])
  expect((await shownOf(entryId))[0].translated).toEqual({})
  at.services.mood = undefined
  for (const { unit_id } of await unitsOf(entryId)) expect((await act('retry', unit_id)).statusCode).toBe(200)
  await make()
  expect(await briefOf(entryId)).toEqual(everywhere('ready null provider 2/2'))
})

test('what an admin marked stays with its English, and goes to a person where that changes', async () => {
  const entryId = await planned()
  await make()
  const [hindi] = await unitsOf(entryId)
  expect((await act('reviewed', hindi?.unit_id ?? '')).json().data.reviewed_by).toMatch(/^admin/)
  expect((await room.audited()).at(-1)).toMatchObject({ action: 'article.reviewed', details: { kind: 'in-news' } })
  const before = await shownOf(entryId)
  await room.upload({ ...aDay(DAY, ['Budget'], { in_news: [...ITEMS].reverse() }), replace: true })
  expect((await shownOf(entryId)).map(({ translated }: { translated: object }) => translated)).toEqual(
    before.map(({ translated }: { translated: object }) => translated).reverse(),
  )

  const { payload, item_ids, revision } = await room.detail(entryId)
  const items = (payload.in_news as object[]).map((item, at) => ({ ...item, item_id: item_ids[at] }))
  const in_news = [{ ...items[0], text: 'It ranks 190 countries.' }, items[1]]
  await app.call(entries.editInNews, { as: room.admin, params: { entryId }, body: { in_news, expected_revision: revision } })
  expect(await briefOf(entryId)).toEqual(['hi partial english_changed provider 1/2', 'ta pending null provider 1/2'])
  const [changed] = await shownOf(entryId)
  expect(Object.keys(changed.translated)).toEqual(['hi'])
})

test('what a person wrote is left alone, and cancelling stops the rest', async () => {
  const own = { name: 'रेपो दर', text: 'बैंक एक रात के लिए जो देते हैं; यह कर नहीं है। 2025 में 6.5%।' }
  const entryId = await planned([{ ...ITEMS[0], translated: { hi: own } }])
  expect(await briefOf(entryId)).toEqual(['hi ready null upload 1/1', 'ta pending null null 0/1'])
  const [hindi, tamil] = await unitsOf(entryId)
  expect((await act('retry', hindi?.unit_id ?? '')).statusCode).toBe(409)
  expect((await act('cancel', tamil?.unit_id ?? '')).json().data.reason).toBe('cancelled')
  await make()
  expect((await shownOf(entryId))[0].translated).toEqual({ hi: own })
})

test('a day says how many of its items are translated, and has no units where it has no items', async () => {
  const entryId = await planned()
  await make()
  const [day] = await processingOfDays(app.db, [entryId])
  const parts = day?.parts.filter(({ kind }) => kind === 'in-news')
  expect(parts?.map(({ language, texts }) => `${language} ${texts?.translated}/${texts?.total}`)).toEqual(everywhere('2/2'))
  await room.upload({ ...aDay(DAY, ['Budget'], { in_news: [] }), replace: true })
  expect(await briefOf(entryId)).toEqual([])
})
