import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOfMarkup } from '#contract/reading/markup-text.ts'
import { SOME_MARKUP } from '#tests/support/fixtures/some-markup.ts'
import { Markup } from '#web/reading/articles/markup.tsx'
import { textMapOf } from '#web/syllabus/notes/text-map.ts'

test('the words on the page are those that the server looks for highlights in, also in tables and lists', () => {
  fc.assert(
    fc.property(SOME_MARKUP, (text) => {
      const section = document.createElement('section')
      section.innerHTML = renderToStaticMarkup(<Markup text={text} find={(words) => [{ text: words }]} heading="h3" />)
      expect(textMapOf(section).text).toBe(textOfMarkup(text))
    }),
    { seed: 26, numRuns: 60 },
  )
})
