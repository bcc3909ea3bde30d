import { expect, test } from 'vitest'
import { entries } from '#contract/newsroom/entries.ts'
import { inNews } from '#contract/reading/in-news.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { anItem, aPlace, aReport } from '#tests/support/fixtures/in-news.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const room = newsroomCalls(app)

const dayOf = (in_news: unknown[], parts: object = {}) => aDay(DAY, ['Budget'], { in_news, ...parts })

async function itemsOf(entryId: string): Promise<{ item_id: string; name: string }[]> {
  return (await app.call(inNews.day, { as: await app.person(), params: { entryId } })).json().data
}

async function uploaded(in_news: unknown[], parts: object = {}): Promise<string> {
  room.admin = await app.person('admin')
  return (await room.uploadAgain(dayOf(in_news, parts))).json().entry_id
}

const payloadOf = async (entryId: string) =>
  (await app.call(entries.entry, { as: room.admin, params: { entryId } })).json().data.payload

const hi = { name: 'नासिक', text: 'गोदावरी के तट पर।' }

test('items of an upload are shown in order with their translations, and are in the payload of the day', async () => {
  const items = [aPlace('Nashik', { translated: { hi } }), aReport('Human Development Index')]
  const entryId = await uploaded(items)
  expect(await itemsOf(entryId)).toMatchObject([
    {
      kind: 'place',
      name: 'Nashik',
      point: { latitude: 20, longitude: 73.8 },
      translated: { hi },
      syllabus: [{ paper: { en: 'Prelims GS1' } }],
    },
    { kind: 'report', name: 'Human Development Index', rank: 'India 131st of 193', translated: {} },
  ])
  expect((await payloadOf(entryId)).in_news).toEqual(items)
  expect(await room.uploadAgain({ ...dayOf(items), replace: true }).then((reply) => reply.json().data.revision)).toBe(1)
})

test('an item keeps its id while its kind and name stay, or when only the name is corrected', async () => {
  const entryId = await uploaded([aPlace('Nashik'), anItem('Kumbh'), anItem('Gone')])
  const [nashik, kumbh] = await itemsOf(entryId)
  await room.uploadAgain({
    ...dayOf([
      anItem('Kumbh Mela', { text: anItem('Kumbh').text }),
      aPlace('NASHIK', { text: 'On the Godavari.' }),
      aPlace('Gone'),
    ]),
    replace: true,
  })
  const then = await itemsOf(entryId)
  expect(then.map(({ name }) => name)).toEqual(['Kumbh Mela', 'NASHIK', 'Gone'])
  expect([then[0]?.item_id, then[1]?.item_id]).toEqual([kumbh?.item_id, nashik?.item_id])
})

test('a comparison and the history name the changed items, and a version brings them back', async () => {
  const entryId = await uploaded([aPlace('Nashik'), anItem('Kumbh')])
  const [nashik] = await itemsOf(entryId)
  const body = { ...dayOf([aPlace('Nashik', { text: 'New.' })]), replace: true }
  const changes = [
    { article_id: null, title: 'Nashik', change: 'changed', fields: ['text'], part: 'in_news' },
    { article_id: null, title: 'Kumbh', change: 'removed', fields: [], part: 'in_news' },
  ]
  const compared = (await app.call(entries.compare, { as: room.admin, body })).json().data
  expect(compared.changes.slice(1)).toEqual(changes)
  await room.uploadAgain(body)
  const history = (await app.call(entries.history, { as: room.admin, params: { entryId } })).json().data
  expect(history[0].changes).toEqual(changes)

  const restore = { revision: 1, expected_revision: 2 }
  await app.call(entries.restore, { as: room.admin, params: { entryId }, body: restore })
  expect(await itemsOf(entryId)).toMatchObject([{ item_id: nashik?.item_id, text: aPlace('Nashik').text }, { name: 'Kumbh' }])
})

test('an edit of an article leaves the items of its day', async () => {
  const entryId = await uploaded([anItem('Kumbh')])
  const { payload, article_ids } = (await app.call(entries.entry, { as: room.admin, params: { entryId } })).json().data
  const article = { ...payload.articles[0], summary: 'New.' }
  await app.call(entries.editArticle, {
    as: room.admin,
    params: { articleId: article_ids[0] },
    body: { article, expected_revision: 1 },
  })
  expect(await itemsOf(entryId)).toMatchObject([{ name: 'Kumbh' }])
  await app.call(entries.remove, { as: room.admin, params: { entryId }, query: { expected_revision: 2 } })
  expect(await app.db.selectFrom('in_news_items').select('item_id').execute()).toEqual([])
  await app.call(entries.restore, { as: room.admin, params: { entryId }, body: { revision: 2, expected_revision: null } })
  expect((await payloadOf(entryId)).in_news).toEqual([anItem('Kumbh')])
})

test('the items of a draft are not shown', async () => {
  const entryId = await uploaded([anItem('Kumbh')], { status: 'draft' })
  const reply = await app.call(inNews.day, { as: await app.person('pro'), params: { entryId } })
  expect([reply.statusCode, reply.json().error]).toEqual([404, 'Day not found'])
})
