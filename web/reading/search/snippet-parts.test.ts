import { describe, expect, test } from 'vitest'
import { snippetParts } from './snippet-parts.ts'

describe('search snippets', () => {
  test('matches stand between marks', () => {
    expect(snippetParts('the <mark>repo</mark> rate')).toEqual([
      { text: 'the ', isMatch: false },
      { text: 'repo', isMatch: true },
      { text: ' rate', isMatch: false },
    ])
  })

  test('escaped text is shown as it was written, once', () => {
    expect(snippetParts('R&amp;D &lt;b&gt; &quot;x&quot; &#39;y&#39; &amp;lt;')).toEqual([
      { text: `R&D <b> "x" 'y' &lt;`, isMatch: false },
    ])
  })

  test('a mark that is left open marks the rest, and other tags are text', () => {
    expect(snippetParts('a <mark>b<i>')).toEqual([
      { text: 'a ', isMatch: false },
      { text: 'b<i>', isMatch: true },
    ])
  })

  test('nothing gives nothing', () => {
    expect(snippetParts('')).toEqual([])
  })
})
