import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recall } from '#contract/practice/recall.ts'
import { FREE_CARDS, FREE_CARDS_USED } from '#contract/practice/recall-rules.ts'
import { inNews } from '#contract/reading/in-news.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { DAY, newsroomCalls } from '#tests/support/fixtures/entries.ts'
import { anItem, aPlace, aReport } from '#tests/support/fixtures/in-news.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()
const room = newsroomCalls(app)

const dayOf = (in_news: unknown[]) => ({ ...aDay(DAY, ['Budget'], { in_news }), replace: true })

async function uploaded(in_news: unknown[]) {
  const entryId: string = (await room.upload(dayOf(in_news))).json().entry_id
  const items = (await app.call(inNews.day, { as: room.admin, params: { entryId } })).json().data
  return { entryId, ids: items.map(({ item_id }: { item_id: string }) => item_id) as string[] }
}

const keep = (as: Person, item_ids: string[]) => app.call(recall.addInNews, { as, body: { item_ids } })
const cardsOf = async (as: Person, entryId: string) =>
  (await app.call(recall.cards, { as, query: { article_id: entryId } })).json().data

test('an item becomes a card of its own, asked by its kind, for free members too', async () => {
  const reader = await app.person('free')
  const { entryId, ids } = await uploaded([aPlace('Nashik'), aReport('Human Development Index')])
  expect((await keep(reader, ids)).json().data).toEqual({ added: 2, already_there: 0 })
  expect((await keep(reader, ids)).json().data).toEqual({ added: 0, already_there: 2 })
  const cards = await cardsOf(reader, entryId)
  expect(cards).toHaveLength(2)
  expect(cards).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'in-news',
        content: {
          front: 'Place in the news: Nashik. Where is it, and why was it in the news?',
          back: 'What Nashik is, and why it was in the news.',
        },
        day: DAY,
        article: null,
        is_gone: false,
        syllabus: ['prelims-gs1.geography'],
      }),
      expect.objectContaining({
        content: {
          front: 'Report or index in the news: Human Development Index. Who publishes it, and what did it find?',
          back: 'What Human Development Index is, and why it was in the news.\nIndia 131st of 193',
        },
      }),
    ]),
  )
  expect((await app.call(recall.queue, { as: reader })).json().data.items).toHaveLength(2)
})

test('a card follows its item, and stays when the item goes', async () => {
  const reader = await app.person()
  const { entryId, ids } = await uploaded([aPlace('Nashik'), anItem('Kumbh')])
  await keep(reader, ids)
  await room.uploadAgain(dayOf([aPlace('Nashik', { text: 'On the Godavari.', syllabus: ['gs3.economy'] }), aPlace('Ladakh')]))
  await room.uploadAgain(dayOf([aPlace('Nashik', { text: 'On the Godavari.', syllabus: ['gs3.economy'] })]))
  const cards = await cardsOf(reader, entryId)
  expect(cards).toHaveLength(2)
  expect(cards).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ content: expect.objectContaining({ back: 'On the Godavari.' }), is_gone: false }),
      expect.objectContaining({ content: expect.objectContaining({ back: anItem('Kumbh').text }), is_gone: true }),
    ]),
  )
  await app.call(recall.remove, { as: reader, params: { cardId: cards[0].card_id } })
  await room.remove(entryId, (await room.detail(entryId)).revision)
  expect(await cardsOf(reader, entryId)).toMatchObject([{ is_gone: true, day: null }])
})

test('items of drafts and unknown items are ignored', async () => {
  const reader = await app.person('free')
  const { ids } = await uploaded([aPlace('Nashik')])
  await app.db.updateTable('daily_entries').set({ status: 'draft' }).execute()
  expect((await keep(reader, [...ids, '00000000-0000-7000-8000-000000000000'])).json().data).toEqual({
    added: 0,
    already_there: 0,
  })
})

test('a member whose free plan has room for one card is told so at two, keeps one, and sees which', async () => {
  const reader = await app.person('free')
  const { entryId, ids } = await uploaded([aPlace('Nashik'), aPlace('Ladakh')])
  await sql`insert into recall_cards (card_id, user_id, kind, article_id, source_key, content, needs_pro, due, added_at)
    select gen_random_uuid(), ${reader.id}, 'fact', gen_random_uuid(), 'own:x', '{}', false, now(), now()
    from generate_series(1, ${FREE_CARDS - 1})`.execute(app.db)
  const refused = await keep(reader, ids)
  expect([refused.statusCode, refused.json().error]).toEqual([403, FREE_CARDS_USED])
  expect(await cardsOf(reader, entryId)).toEqual([])
  expect((await keep(reader, ids.slice(0, 1))).json().data).toEqual({ added: 1, already_there: 0 })
  expect(await cardsOf(reader, entryId)).toHaveLength(1)
})

test('the card of an item follows its translations, in those languages that have all of it', async () => {
  const reader = await app.person()
  const { entryId, ids } = await uploaded([aReport('Hunger Index')])
  await keep(reader, ids)
  const [before] = await cardsOf(reader, entryId)
  const hi = { name: 'भूख सूचकांक', text: 'क्या है।', rank: 'भारत: 105' }
  const ta = { name: 'பசிக் குறியீடு', text: 'என்ன.' }
  await room.uploadAgain(dayOf([aReport('Hunger Index', { translated: { hi, ta } })]))
  const front = 'समाचारों में रिपोर्ट या सूचकांक: भूख सूचकांक। इसे कौन प्रकाशित करता है और इसमें क्या सामने आया?'
  const translated = { hi: { front, back: 'क्या है।\nभारत: 105' } }
  expect(await cardsOf(reader, entryId)).toEqual([{ ...before, content: { ...before.content, translated } }])
})
