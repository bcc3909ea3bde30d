import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LinkedText } from './linked-text.tsx'

test('pages that a text names are linked, and conditions for the server stay as they are', () => {
  const html = renderToStaticMarkup(
    <LinkedText text="In [Settings](/settings)[if operator.email], or (here)[end]: [Plan](/settings/plan)." />,
  )
  expect(html).toBe('In <a href="/settings">Settings</a>[if operator.email], or (here)[end]: <a href="/settings/plan">Plan</a>.')
})
