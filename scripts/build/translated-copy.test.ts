import { expect, test } from 'vitest'
import { translatedCopy } from './translated-copy.ts'

const ENGLISH = {
  version: '2026-01-01',
  page: {
    title: 'Plans',
    text: 'Over 2 million people, {price}. See [Plans](/pricing).',
    list: ['7 days', 'free'],
    card: ['One', 'two'],
  },
  showsRetention: true,
}
const HINDI = {
  page: { title: 'प्लान', text: '20 लाख से ज़्यादा लोग, {price}। [प्लान](/pricing) देखें।', list: ['7 दिन', 'मुफ़्त'], card: ['एक'] },
}
const faultOf = (change: object) => () => translatedCopy(ENGLISH, { page: { ...HINDI.page, ...change } })

test('a translation takes what is not text from the English file', () =>
  expect(translatedCopy(ENGLISH, HINDI)).toEqual({ ...HINDI, version: '2026-01-01', showsRetention: true }))

test.each([
  [{ title: '' }, 'page.title is missing'],
  [{ list: ['7 दिन'] }, 'page.list needs 2 entries'],
  [{ list: ['14 दिन', 'मुफ़्त'] }, 'page.list.0 says 14 where the English text says 7'],
  [{ text: '2 लाख लोग, {price}। [प्लान](/pricing) देखें।' }, 'page.text says'],
  [{ text: '20 लाख लोग। [प्लान](/pricing) देखें।' }, 'page.text says'],
  [{ text: '20 लाख लोग, {price}। [प्लान](/terms) देखें।' }, 'page.text says'],
  [{ note: 'नया' }, 'page.note is not for translation'],
])('a translation with %j is refused', (change, fault) => expect(faultOf(change)).toThrow(fault))

test('a figure is the English one, unless the language has its own', () => {
  const english = [
    { figure: '65%', text: 'easier' },
    { figure: '24/7', text: 'help' },
  ]
  const own = [{ text: 'आसान' }, { figure: 'दिन-रात', text: 'मदद' }]
  expect(translatedCopy(english, own)).toEqual([
    { figure: '65%', text: 'आसान' },
    { figure: 'दिन-रात', text: 'मदद' },
  ])
})

test('numbers are compared in the units of each language', () => {
  for (const text of ['1 करोड़ से ज़्यादा अभ्यर्थी', '1 கோடிக்கும் மேற்பட்டோர்']) expect(translatedCopy('10M+ aspirants', text)).toBe(text)
  expect(translatedCopy('more than 2 million', '20 லட்சத்துக்கும் மேற்பட்டோர்')).toContain('லட்ச')
})
