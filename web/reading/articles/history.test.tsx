import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
import { History } from './history.tsx'

test('the first mention of each key term is marked in the historical context too', () => {
  const terms = [{ term: 'Collegium', definition: 'Judges who appoint judges' }]
  const html = renderToStaticMarkup(
    <History
      history={{ lang: 'en', value: ['1993: The collegium is born.', '2015: The collegium returns.'] }}
      terms={{ lang: 'en', value: terms }}
      find={termFinder(terms)}
      lang="en"
    />,
  )
  expect(html.match(/data-term="0"[^>]*>([^<]*)</g)).toHaveLength(1)
  expect(html).toMatch(/The <span role="button" tabindex="0" data-term="0"[^>]*>collegium<\/span> is born\./)
})
