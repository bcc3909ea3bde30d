import { describe, expect, test } from 'vitest'
import { snippetParts } from './snippet-parts.ts'

describe('search snippets', () => {
  test('splits text into matches and the rest', () => {
    expect(snippetParts('the <mark>repo</mark> rate')).toEqual([
      { text: 'the ', isMatch: false },
      { text: 'repo', isMatch: true },
      { text: ' rate', isMatch: false },
    ])
  })

  test('unescapes text once', () => {
    expect(snippetParts('R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#39; &amp;lt;')).toEqual([
      { text: `R&D <b> "x" 'y' &lt;`, isMatch: false },
    ])
  })

  test('an unclosed mark extends to the end, and other tags are text', () => {
    expect(snippetParts('a <mark>b<i>')).toEqual([
      { text: 'a ', isMatch: false },
      { text: 'b<i>', isMatch: true },
    ])
  })

  test('an empty snippet has no parts', () => {
    expect(snippetParts('')).toEqual([])
  })
})
