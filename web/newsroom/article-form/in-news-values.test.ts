import { expect, test } from 'vitest'
import { sentItem } from './in-news-values.ts'

test('an item is sent without what its kind does not have and without empty translations', () => {
  const translated = { hi: { name: 'नाम', rank: '१' }, ta: { name: '' } }
  const item = { key: 'new-1', item_id: null, kind: 'term', point: { latitude: 1 }, rank: '1st', translated }
  expect(sentItem(item)).toEqual({ item_id: null, kind: 'term', translated: { hi: { name: 'नाम' } } })
  expect(sentItem({ ...item, kind: 'report', translated: { ta: {} } })).toEqual({ item_id: null, kind: 'report', rank: '1st' })
  expect(sentItem({ kind: 'place' })).toEqual({ kind: 'place', point: {} })
})
