import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkup } from '#contract/reading/parse-markup.ts'
import { SOME_MARKUP } from '#tests/support/fixtures/some-markup.ts'
import { linesOf } from './block-lines.ts'

const sentOf = (block: string) => linesOf(block, 1000).flatMap(({ texts }) => texts.flatMap(({ parts }) => parts))
const withEach = (block: string, change: (text: string) => string) =>
  linesOf(block, 1000)
    .map(({ texts, lineWith }) => lineWith(texts.map(({ whole }) => change(whole))))
    .join('\n')

const TABLE = 'Cases:\n| Case | Year |\n|:--|--:|\n| **Rao** v Das | 1963 |\n| a \\| b | |'

test('of a table the words of its cells are sent, without signs and numbers', () => {
  expect(sentOf(TABLE)).toEqual(['Cases:', 'Case', 'Year', '**Rao** v Das', 'a | b'])
  expect(sentOf('### Heading\n- one\n2. two')).toEqual(['Heading', 'one', 'two'])
})

test('translated cells make the same table, even with a | in them', () => {
  expect(withEach(TABLE, (text) => text && `${text}|`)).toBe(
    'Cases:|\n| Case\\| | Year\\| |\n| --- | ---: |\n| **Rao** v Das\\| | 1963\\| |\n| a \\| b\\| |  |',
  )
})

test('with its own words in their places a text is shown as before', () => {
  fc.assert(
    fc.property(SOME_MARKUP, (text) => {
      expect(parseMarkup(withEach(text, (words) => words))).toEqual(parseMarkup(text))
    }),
    { seed: 26, numRuns: 2000 },
  )
})
