import { expect, test } from 'vitest'
import { DayUpload, unknownFields } from '#contract/newsroom/ingest.ts'
import { aDay } from '#tests/support/fixtures/articles.ts'
import { anItem, aPlace, aReport } from '#tests/support/fixtures/in-news.ts'

const mistakesIn = (in_news: unknown) =>
  (DayUpload.safeParse(aDay('2026-01-15', ['Budget'], { in_news })).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ])

test('a day can have up to twelve items in the news, or none', () => {
  const many = Array.from({ length: 13 }, (_, at) => anItem(`Item ${at}`))
  expect([undefined, [], many.slice(1)].map(mistakesIn)).toEqual([[], [], []])
  expect(mistakesIn(many)).toEqual([['in_news', 'A day can have at most 12 items in the news']])
  expect(mistakesIn('Nashik')).toEqual([['in_news', 'in_news must be a list']])
})

test('every place has a point, and nothing else has', () => {
  expect(mistakesIn([aPlace('Nashik')])).toEqual([])
  expect(mistakesIn([aPlace('Nashik', { point: undefined }), anItem('Kumbh', { point: { latitude: 1, longitude: 1 } })])).toEqual(
    [
      ['in_news.0.point', 'A place needs a point with latitude and longitude'],
      ['in_news.1.point', 'Only a place has a point'],
    ],
  )
  expect(mistakesIn([aPlace('Nashik', { point: { latitude: 91, longitude: 1 } })])).toEqual([
    ['in_news.0.point.latitude', 'latitude must be a number from -90 to 90'],
  ])
})

test('only a report has a rank, also in its translations', () => {
  expect(mistakesIn([aReport('Human Development Index'), aReport('Another', { rank: undefined })])).toEqual([])
  const hi = { name: 'नाम', text: 'पाठ', rank: '१३१' }
  expect(mistakesIn([anItem('Kumbh', { rank: '1st' }), anItem('Term', { translated: { hi } })])).toEqual([
    ['in_news.0.rank', 'Only a report has a rank'],
    ['in_news.1.translated.hi.rank', 'The item has no rank to translate'],
  ])
})

test('what is wrong in an item is named with its place', () => {
  const wrong = anItem('x'.repeat(121), {
    kind: 'animal',
    text: 'x'.repeat(401),
    source: { url: 'http://example.org' },
    syllabus: ['prelims-gs1.geograph'],
    translated: { fr: {} },
  })
  expect(mistakesIn([wrong]).map(([path]) => path)).toEqual([
    'in_news.0.kind',
    'in_news.0.name',
    'in_news.0.text',
    'in_news.0.source.title',
    'in_news.0.source.publisher',
    'in_news.0.source.kind',
    'in_news.0.source.date',
    'in_news.0.source.url',
    'in_news.0.syllabus.0',
    'in_news.0.translated',
  ])
  expect(mistakesIn([anItem('A', { syllabus: [] })])).toEqual([
    ['in_news.0.syllabus', 'An item needs at least one node of the syllabus'],
  ])
})

test('two items of the same kind have different names', () => {
  expect(mistakesIn([anItem('Kumbh'), aPlace('Kumbh'), anItem('KUMBH')])).toEqual([
    ['in_news.2.name', 'Item 1 has the same kind and name'],
  ])
})

test('unknown fields of an item give a warning', () => {
  const hi = { name: 'नासिक', text: 'पाठ', ranks: 'x' }
  const item = aPlace('Nashik', { pont: 1, translated: { hi } })
  expect(unknownFields(aDay('2026-01-15', [], { in_news: [{ ...item, source: { ...item.source, link: 'x' } }] }))).toEqual([
    'in_news[0].source.link',
    'in_news[0].pont',
    'in_news[0].translated.hi.ranks',
  ])
})
