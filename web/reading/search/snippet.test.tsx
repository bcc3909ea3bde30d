import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Snippet } from './snippet.tsx'

test('a snippet marks its matches, has a lang and escapes tags', () => {
  const page = renderToStaticMarkup(<Snippet text="&lt;b&gt; <mark>कर</mark> नीति" lang="hi" />)
  expect(page).toContain('lang="hi"')
  expect(page).toContain('&lt;b&gt; <mark>कर</mark> नीति')
})
