import { beforeEach, describe, expect, test } from 'vitest'
import { recall } from '#contract/practice/recall.ts'
import { inNews } from '#contract/reading/in-news.ts'
import { published } from '#tests/support/fixtures/articles.ts'
import { anItem, aPlace, aReport } from '#tests/support/fixtures/in-news.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'

const app = testApp()

let reader: Person
const list = async (query: Record<string, unknown> = {}) => (await app.call(inNews.list, { as: reader, query })).json()
const names = async (query: Record<string, unknown> = {}) => (await list(query)).data.map(({ name }: { name: string }) => name)

const hi = { name: 'नासिक', text: 'गोदावरी के तट पर।' }

beforeEach(async () => {
  reader = await app.person()
  await published(app, '2026-01-15', ['A'], {
    in_news: [
      aPlace('Nashik', { translated: { hi } }),
      aReport('Index', { syllabus: ['prelims-gs1.economic-social-development'] }),
    ],
  })
  await published(app, '2025-12-31', ['B'], { in_news: [anItem('Kumbh'), aPlace('Ladakh')] })
  await published(app, '2026-01-16', ['C'], { status: 'draft', in_news: [anItem('Draft')] })
})

describe('the items of all days', () => {
  test('come newest first, page by page, without those of drafts', async () => {
    const first = await list({ limit: 3 })
    expect(first.data.map(({ name }: { name: string }) => name)).toEqual(['Nashik', 'Index', 'Kumbh'])
    expect(first.data[0]).toMatchObject({ publication_date: '2026-01-15', is_kept: false, point: { latitude: 20 } })
    expect(await list({ limit: 3, before: first.next_before })).toMatchObject({
      data: [{ name: 'Ladakh' }],
      next_before: null,
      counts: null,
    })
  })

  test('can be narrowed by kind, month, part of the syllabus and words of any language', async () => {
    expect(await names({ kind: 'place' })).toEqual(['Nashik', 'Ladakh'])
    expect(await names({ month: '2025-12' })).toEqual(['Kumbh', 'Ladakh'])
    expect(await names({ from: '2026-01-15', to: '2026-01-15' })).toEqual(['Nashik', 'Index'])
    expect(await names({ node: 'prelims-gs1.economic-social-development' })).toEqual(['Index'])
    expect(await names({ q: 'गोदावरी' })).toEqual(['Nashik'])
    expect(await names({ q: '131st' })).toEqual(['Index'])
    expect(await names({ q: 'translated' })).toEqual([])
  })

  test('are counted by kind, whichever kind is chosen', async () => {
    expect((await list({ kind: 'term', month: '2025-12' })).counts).toEqual([
      { kind: 'place', items: 1 },
      { kind: 'term', items: 1 },
    ])
  })

  test('say which are in the person’s review', async () => {
    const [nashik] = (await list()).data
    await app.call(recall.addInNews, { as: reader, body: { item_ids: [nashik.item_id] } })
    expect((await list()).data.map(({ is_kept }: { is_kept: boolean }) => is_kept)).toEqual([true, false, false, false])
  })
})
