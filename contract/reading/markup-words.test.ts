import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SOME_MARKUP } from '#tests/support/fixtures/some-markup.ts'
import { textOfMarkup } from './markup-text.ts'
import { type Block, parseMarkup } from './parse-markup.ts'
import { withSpokenTables } from './spoken-tables.ts'

/** Everything that somebody could miss, without the blanks and signs that markup may take away. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The text of a block with the numbers of its items. */
function wordsOf(block: Block): string[] {
  const of = (spans: { text: string }[]) => spans.map(({ text }) => text).join('')
  if (block.kind === 'table') return [...block.head, ...block.rows.flat()].map(of)
  if (block.kind === 'numbered') return block.items.map((item, index) => `${block.start + index} ${of(item)}`)
  return 'items' in block ? block.items.map(of) : [of(block.spans)]
}

describe('whatever is written', () => {
  test('no letter and no digit is lost, and all keep their order', () => {
    fc.assert(
      fc.property(SOME_MARKUP, (text) => {
        expect(lettersOf(parseMarkup(text).flatMap(wordsOf).join(' '))).toBe(lettersOf(text))
      }),
      { seed: 26, numRuns: 2000 },
    )
  })

  test('the plain text has no doubled blanks and none at its ends', () => {
    fc.assert(
      fc.property(SOME_MARKUP, (text) => {
        expect(textOfMarkup(text)).toBe(textOfMarkup(text).replace(/\s+/g, ' ').trim())
      }),
      { seed: 26, numRuns: 2000 },
    )
  })

  test('a voice says every cell of a table', () => {
    fc.assert(
      fc.property(SOME_MARKUP, (text) => {
        const cells = parseMarkup(text).flatMap((block) => (block.kind === 'table' ? block.rows.flat(2) : []))
        const said = withSpokenTables(text).replaceAll('**', '')
        for (const { text: words } of cells) expect(said).toContain(words.replaceAll('**', ''))
      }),
      { seed: 26, numRuns: 2000 },
    )
  })
})

test('a table is spoken row by row, each cell after its heading', () => {
  const table = 'Rulings:\n| Case | Year: | |\n|---|---|---|\n| Kharak Singh | 1963 | Overruled? |\n| Puttaswamy | | yes |\nEnd.'
  expect(withSpokenTables(table)).toBe('Rulings:\n\nCase: Kharak Singh. Year: 1963. Overruled?\n\nCase: Puttaswamy. yes.\n\nEnd.')
})
