import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { termFinder } from '#web/reading/key-terms/key-terms.ts'
import { Markup } from './markup.tsx'

const html = (text: string, terms: string[] = []) =>
  renderToStaticMarkup(<Markup text={text} find={termFinder(terms.map((term) => ({ term, definition: '' })))} heading="h4" />)
    .replace(/ class="[^"]*"/g, '')
    .trim()

describe('markup on the page', () => {
  test('headings, bold text and lists become elements', () => {
    expect(html('### Why\nA **strong** case\n- one\n- two')).toBe(
      '<h4>Why</h4><p>A <strong>strong</strong> case</p><ul><li>one</li><li>two</li></ul>',
    )
  })

  test('HTML tags are shown as text', () => {
    expect(html('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')
  })

  test('the first mention of a key term is a focusable button', () => {
    expect(html('Tax law. Tax again.', ['Tax'])).toBe(
      '<p><span role="button" tabindex="0" data-term="0">Tax</span> law. Tax again.</p>',
    )
  })
})
