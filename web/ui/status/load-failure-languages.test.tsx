import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LoadFailure } from './load-failure.tsx'

vi.mock('#messages/language.ts', () => ({ LANGUAGE: 'ta', LOCALE: 'ta-IN' }))

test('in other languages than English a failure does not say its title twice', () => {
  const texts = renderToStaticMarkup(
    <LoadFailure title="Your bookmarks did not load" message="Failed to fetch bookmarks" error={new TypeError('broken')} />,
  )
  expect(texts).toContain('Your bookmarks did not load')
  expect(texts).not.toContain('Failed to fetch bookmarks')
})
