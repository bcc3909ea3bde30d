import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

test('the names of statements are not broken at their hyphens', () => {
  const name = '<span class="whitespace-nowrap">Statement-II</span>'
  expect(renderToStaticMarkup(<Unbroken text="Statement-II explains" />)).toBe(`${name} explains`)
  expect(renderToStaticMarkup(<Unbroken text="so Statement-II\nfits" />)).toBe(`so ${name}\nfits`)
  expect(renderToStaticMarkup(<Unbroken text="a state-run firm" />)).toBe('a state-run firm')
})
