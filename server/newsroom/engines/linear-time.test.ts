import { describe, expect, test } from 'vitest'
import { mentionsIn } from '#contract/community/post-text.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import { escapeLike } from '#server/db/like-patterns.ts'
import { titleOf } from '#server/newsroom/analytics/rules.ts'
import { speechText, splitText } from '#server/newsroom/engines/speech-text.ts'
import { PREFIXES, slowSigns } from '#tests/support/checks/slow-signs.ts'

/** Everything that people and editors write goes through these. */
const PARSERS: Record<string, (text: string) => unknown> = {
  'text for a voice': (text) => speechText(text, 'en'),
  'text in pieces': (text) => splitText(text, 400, 'en'),
  'an uploaded analysis': normaliseAnalysis,
  mentions: mentionsIn,
  'a title of a post': titleOf,
  'a pattern': escapeLike,
}

describe.each(Object.entries(PARSERS))('%s', (_name, parse) => {
  test.each(PREFIXES)('takes time in proportion to the length after %j', (prefix) => {
    expect(slowSigns(parse, prefix)).toEqual([])
  })
})
