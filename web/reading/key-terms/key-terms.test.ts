import { describe, expect, test } from 'vitest'
import { formsOf, termFinder } from './key-terms.ts'

const hits = (terms: string[], text: string) =>
  termFinder(terms.map((term) => ({ term, definition: '' })))(text)
    .filter((stretch) => stretch.term !== undefined)
    .map((stretch) => [stretch.text, stretch.term])

describe('key terms', () => {
  test('a term is found whatever its case, as a whole word only', () => {
    expect(hits(['Repo Rate'], 'The repo rate rose; a reporate did not.')).toEqual([['repo rate', 0]])
  })

  test('a plural s belongs to the word', () => {
    expect(hits(['Green Bond'], 'Green bonds sell, greenbondsman does not.')).toEqual([['Green bonds', 0]])
  })

  test('a possessive and a hyphen end the word', () => {
    expect(hits(['RBI', 'GDP'], "RBI's view of GDP-linked debt")).toEqual([
      ['RBI', 0],
      ['GDP', 1],
    ])
  })

  test('a name with its abbreviation is found by either and by both', () => {
    expect(formsOf('Goods and Services Tax (GST)')).toEqual(['Goods and Services Tax (GST)', 'Goods and Services Tax', 'GST'])
    expect(hits(['Goods and Services Tax (GST)'], 'Goods and Services Tax (GST), or GST').map(([text]) => text)).toEqual([
      'Goods and Services Tax (GST)',
      'GST',
    ])
    expect(hits(['FRBM (Fiscal Responsibility)'], 'the FRBM law on fiscal responsibility').map(([text]) => text)).toEqual([
      'FRBM',
      'fiscal responsibility',
    ])
  })

  test('a part of one letter is not looked for', () => {
    expect(hits(['Vitamin (C)'], 'C is a letter, vitamin C is not')).toEqual([['vitamin', 0]])
  })

  test('the longest of overlapping terms wins', () => {
    expect(hits(['Rate', 'Repo Rate'], 'the repo rate and the rate')).toEqual([
      ['repo rate', 1],
      ['rate', 0],
    ])
  })

  test('signs in a term are taken as they are', () => {
    expect(hits(['C++', 'Article 19(1)(a)'], 'C++ and Article 19(1)(a).')).toEqual([
      ['C++', 0],
      ['Article 19(1)(a)', 1],
    ])
  })

  test('Hindi words are not found inside longer ones', () => {
    expect(hits(['संविधान'], 'संविधान और संविधानों')).toEqual([['संविधान', 0]])
  })

  test('Hindi written with separate or joined marks is the same', () => {
    expect(hits(['ग\u093c\u0930ीब'], '\u095a\u0930ीब लोग')).toHaveLength(1)
  })

  test('Tamil words are found whole', () => {
    expect(hits(['வரி'], 'வரி என்பது வரிகள் அல்ல')).toEqual([['வரி', 0]])
  })

  test('a term over a line break is found', () => {
    expect(hits(['Basic Structure'], 'the basic\nstructure doctrine')).toHaveLength(1)
  })

  test('the text comes back whole', () => {
    const find = termFinder([{ term: 'tax', definition: '' }])
    expect(
      find('A tax, two taxes, three tax')
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe('A tax, two taxes, three tax')
    expect(find('')).toEqual([])
  })

  test('no terms, or blank ones, leave the text alone', () => {
    expect(termFinder([])('text')).toEqual([{ text: 'text' }])
    expect(termFinder([{ term: '  ', definition: '' }])('a b')).toEqual([{ text: 'a b' }])
  })
})

describe('abuse 8: key terms that are patterns', () => {
  test.each(['(a+)+$', '.*', '[', 'a|', '(?=a)*', '\\', '$&', '^', '{1,99999}', '(?<x>'])(
    '%s is looked for as it is, and nothing else is found',
    (term) => {
      const text = `${'a'.repeat(5000)} | b `
      expect(
        termFinder([{ term, definition: '' }])(text)
          .map((stretch) => stretch.text)
          .join(''),
      ).toBe(text)
      expect(hits([term], 'plain words only')).toEqual([])
    },
  )

  test('200 terms in 100 KB leave the text as it was, in a moment', () => {
    const terms = Array.from({ length: 200 }, (_, n) => ({ term: `(a+)+${'b'.repeat(100)}${n}`, definition: '' }))
    const text = 'aaaaaaaaaaaaaaaaaaaaaaaa b '.repeat(3800)
    const begun = performance.now()
    expect(
      termFinder(terms)(text)
        .map((stretch) => stretch.text)
        .join(''),
    ).toBe(text)
    // Asked for is a fifth of this on a machine with nothing else to do.
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
