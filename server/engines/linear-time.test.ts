import { describe, expect, test } from 'vitest'
import { mentionsIn } from '#contract/community/post-text.ts'
import { directiveOf } from '#contract/practice/directives.ts'
import { normaliseAnalysis } from '#contract/reading/analysis.ts'
import { textOfMarkup } from '#contract/reading/markup-text.ts'
import { escapeLike } from '#server/db/search-patterns.ts'
import { speechText, splitText } from '#server/engines/speech-text.ts'
import { faultOf } from '#server/engines/translation-check.ts'
import { titleOf } from '#server/newsroom/analytics/rules.ts'
import { csvFile } from '#server/platform/text/csv.ts'
import { isHarmlessStyle } from '#server/reading/figures/commands/svg-rules.ts'
import { markedUp, passagesWith } from '#server/reading/search/queries/passages.ts'
import { queryOf, wordsOf } from '#server/reading/search/rules.ts'
import { PREFIXES, slowSigns } from '#tests/support/checks/slow-signs.ts'

/** Everything that people and editors write goes through these. */
const PARSERS: Record<string, (text: string) => unknown> = {
  'text for a voice': (text) => speechText(text, 'en'),
  'text in pieces': (text) => splitText(text, 400, 'en'),
  'an uploaded analysis': normaliseAnalysis,
  mentions: mentionsIn,
  'a title of a post': titleOf,
  'a pattern': escapeLike,
  'a text without markup': textOfMarkup,
  'words for the search': wordsOf,
  'a search query': queryOf,
  'a passage of a result': (text) => passagesWith(['a', 'aa', 'budget'], text),
  'a marked passage': markedUp,
  'a cell of a spreadsheet': (text) => csvFile([[text]]),
  'a style of a drawing': isHarmlessStyle,
  'a mains question': (text) => directiveOf(text.slice(0, 2000)),
  'a translated line': (text) => faultOf(text, text, 'hi'),
}

describe.each(Object.entries(PARSERS))('%s', (_name, parse) => {
  test.each(PREFIXES)('takes time in proportion to the length after %j', (prefix) => {
    expect(slowSigns(parse, prefix)).toEqual([])
  })
})
