import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
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

  test('words between single asterisks are emphasised', () => {
    expect(html('In *Kihoto Hollohan* it was 5 * 3 * 2')).toBe('<p>In <em>Kihoto Hollohan</em> it was 5 * 3 * 2</p>')
  })

  test('numbered lists keep their first number', () => {
    expect(html('3. three\n4. four')).toBe('<ol start="3"><li>three</li><li>four</li></ol>')
  })

  test('a table names its columns and rows, and can be scrolled by keyboard', () => {
    expect(html('| Case | Year |\n|---|--:|\n| **Tax** | 1963 |\n| | 2017 |')).toBe(
      '<div><div role="group" aria-label="Table" tabindex="0"><table>' +
        '<thead><tr><th scope="col" data-align="start">Case</th><th scope="col" data-align="end">Year</th></tr></thead>' +
        '<tbody><tr><th scope="row" data-align="start"><strong>Tax</strong></th><td data-align="end">1963</td></tr>' +
        '<tr><td data-align="start"></td><td data-align="end">2017</td></tr></tbody></table></div></div>',
    )
  })

  test('HTML tags in a cell are shown as text', () => {
    expect(html('a | b\n-|-\n<img src=x onerror=alert(1)> | c')).toContain('&lt;img src=x onerror=alert(1)&gt;')
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
