import { expect, test } from 'vitest'
import { entries } from '#contract/newsroom/entries.ts'
import { recall } from '#contract/practice/recall.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { anItem, aPlace } from '#tests/support/fixtures/in-news.ts'
import { testApp } from '#tests/support/server/app.ts'

const app = testApp()
const room = newsroomCalls(app)

const UNKNOWN = 'This item is not of this day, or is in the list twice'

async function dayWith(in_news: unknown[]) {
  const { entry_id } = await room.uploaded(['Budget'], { in_news })
  return { entry_id, ids: (await room.detail(entry_id)).item_ids as string[] }
}

const edit = (entryId: string, in_news: unknown, expected_revision = 1) =>
  app.call(entries.editInNews, { as: room.admin, params: { entryId }, body: { in_news, expected_revision } })

test('items are added, changed, moved and deleted; those that stay keep their ids, and it is one version', async () => {
  const { entry_id, ids } = await dayWith([aPlace('Nashik'), anItem('Kumbh'), anItem('Gone')])
  const renamed = { ...anItem('Kumbh Mela', { text: 'A fair.' }), item_id: ids[1] }
  const reply = await edit(entry_id, [renamed, anItem('New'), { ...aPlace('Nashik'), item_id: ids[0] }])
  expect(reply.json().data).toMatchObject({ revision: 2, changed: true })
  const { payload, item_ids } = await room.detail(entry_id)
  expect(payload.in_news).toEqual([anItem('Kumbh Mela', { text: 'A fair.' }), anItem('New'), aPlace('Nashik')])
  expect([item_ids[0], item_ids[2]]).toEqual([ids[1], ids[0]])
  expect((await room.history(entry_id))[0]).toMatchObject({
    action: 'edited',
    changes: [
      { title: 'Kumbh Mela', change: 'changed', fields: ['name', 'text', 'position'], part: 'in_news' },
      { title: 'New', change: 'new' },
      { title: 'Nashik', change: 'changed', fields: ['position'] },
      { title: 'Gone', change: 'removed' },
    ],
  })
  expect((await room.audited()).at(-1)).toMatchObject({ action: 'in-news.edited', details: { revision: 2 } })

  await room.restore(entry_id, 1, 2)
  expect((await room.detail(entry_id)).item_ids).toEqual(ids)
})

test('a card of an item follows an edit of its name and text', async () => {
  const { entry_id, ids } = await dayWith([anItem('Kumbh')])
  const reader = await app.person()
  await app.call(recall.addInNews, { as: reader, body: { item_ids: ids } })
  await edit(entry_id, [{ ...anItem('Kumbh Mela', { text: 'A fair.' }), item_id: ids[0] }])
  const { data } = (await app.call(recall.cards, { as: reader })).json()
  expect(data).toMatchObject([{ content: { back: 'A fair.' } }])
})

test('the same items make no version', async () => {
  const { entry_id, ids } = await dayWith([anItem('Kumbh')])
  const reply = await edit(entry_id, [{ ...anItem('Kumbh'), item_id: ids[0] }])
  expect(reply.json().data).toMatchObject({ revision: 1, changed: false })
})

test('a day that has changed since is not overwritten', async () => {
  const { entry_id } = await dayWith([anItem('Kumbh')])
  await edit(entry_id, [])
  const reply = await edit(entry_id, [anItem('Late')])
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'stale'])
  expect((await edit(newId(), [])).statusCode).toBe(404)
})

test('mistakes are named with the place of their field', async () => {
  const { entry_id, ids } = await dayWith([anItem('Kumbh')])
  const wrong = await edit(entry_id, [anItem('', { kind: 'place' }), anItem('One'), anItem('one')])
  expect(wrong.statusCode).toBe(422)
  expect(wrong.json().details).toMatchObject([
    { path: 'in_news[0].name' },
    { path: 'in_news[0].point', message: 'A place needs a point with latitude and longitude' },
    { path: 'in_news[2].name', message: 'Item 2 has the same kind and name' },
  ])
  const foreign = [
    { ...anItem('A'), item_id: ids[0] },
    { ...anItem('B'), item_id: ids[0] },
    { ...anItem('C'), item_id: newId() },
  ]
  expect((await edit(entry_id, foreign)).json().details).toEqual([
    { path: 'in_news[1].item_id', message: UNKNOWN },
    { path: 'in_news[2].item_id', message: UNKNOWN },
  ])
  expect(await room.detail(entry_id)).toMatchObject({ publication_date: DAY, revision: 1 })
})
