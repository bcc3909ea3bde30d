import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BoldWords } from './words.tsx'

const drawn = (text: string) => renderToStaticMarkup(<BoldWords text={text} lang="en" />)

test.each([
  ['The Court **struck it down** on Monday.', 'The Court <strong>struck it down</strong> on Monday.'],
  ['**विधि** of 2023', '<strong><span lang="hi">विधि</span></strong> of 2023'],
  ['In *Kesavananda*, **the *basic* part**', 'In <em>Kesavananda</em>, <strong>the <em>basic</em> part</strong>'],
  ['2 ** 3 and <b>no</b>', '2 ** 3 and &lt;b&gt;no&lt;/b&gt;'],
])('%j is drawn with its bold words', (text, html) => {
  expect(drawn(text)).toBe(html)
})
