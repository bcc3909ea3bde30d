import { describe, expect, test } from 'vitest'
import { MENTION } from '#contract/community/post-text.ts'
import { splitBold } from '#contract/reading/split-bold.ts'
import { PREFIXES, slowSigns } from '#tests/support/checks/slow-signs.ts'
import { parsePosted } from './parse-posted.ts'

/** Everything that people and editors write goes through these. */
const PARSERS: Record<string, (text: string) => unknown> = {
  'a posted text': (text) => parsePosted(text, MENTION),
  'bold words': (text) => splitBold(text, { acrossLines: false }),
}

describe.each(Object.entries(PARSERS))('%s', (_name, parse) => {
  test.each(PREFIXES)('takes time in proportion to the length after %j', { timeout: 30_000 }, (prefix) => {
    expect(slowSigns(parse, prefix)).toEqual([])
  })
})
