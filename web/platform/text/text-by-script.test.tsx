import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { runsOf, TextByScript } from './text-by-script.tsx'

const inTamil = (text: string) => runsOf(text, 'ta').map(({ text, lang }) => (lang ? `[${lang} ${text}]` : text))

test('an English title in a Tamil sentence is marked as English, without the quotation marks around it', () => {
  expect(inTamil('அடுத்து: “Supreme Court strikes down the scheme” படிக்க')).toEqual([
    'அடுத்து: “',
    '[en Supreme Court strikes down the scheme]',
    '” படிக்க',
  ])
})

test('an English term in a Tamil title is a part of it', () => {
  expect(inTamil('GST Council கூட்டம்: 5 முடிவுகள்')).toEqual(['GST Council கூட்டம்: 5 முடிவுகள்'])
})

test('a Hindi title in an English sentence is marked as Hindi', () => {
  expect(renderToStaticMarkup(<TextByScript>Next: read “ग्यारह ज्वालामुखियों का एक दशक”</TextByScript>)).toBe(
    'Next: read “<span lang="hi">ग्यारह ज्वालामुखियों का एक दशक</span>”',
  )
})

test('a title alone is marked, however short it is', () => {
  expect(inTamil('Court')).toEqual(['[en Court]'])
})

test('long texts take linear time', () => {
  const texts = ['a '.repeat(50_000), `a${'.'.repeat(100_000)}அ`, 'aஅ'.repeat(50_000)]
  const begun = performance.now()
  for (const text of texts)
    expect(
      inTamil(text)
        .join('')
        .replaceAll(/\[en |\]/g, ''),
    ).toHaveLength(text.length)
  expect(performance.now() - begun).toBeLessThan(500)
})
