import { describe, expect, test } from 'vitest'
import { datedLine } from '#contract/reading/article-text/dated-line.ts'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
import { parseMarkup } from '#contract/reading/parse-markup.ts'
import { PREFIXES, slowSigns } from '#tests/support/checks/slow-signs.ts'
import { sentencePieces } from '#web/reading/read-aloud/sentence-pieces.ts'

const findTerms = termFinder([{ term: 'Gross Domestic Product (GDP)', definition: 'All that is made' }])

/** Everything that people and editors write goes through these. */
const PARSERS: Record<string, (text: string) => unknown> = {
  'an analysis': parseMarkup,
  'a line of historical context': datedLine,
  'key terms in a text': findTerms,
  'a text read aloud': (text) => sentencePieces({ lang: 'en', text }),
}

describe.each(Object.entries(PARSERS))('%s', (_name, parse) => {
  test.each(PREFIXES)('takes time in proportion to the length after %j', { timeout: 30_000 }, (prefix) => {
    expect(slowSigns(parse, prefix)).toEqual([])
  })
})
