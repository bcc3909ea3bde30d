import { describe, expect, test } from 'vitest'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
import { markFirstMentions } from './first-mentions.ts'

const find = termFinder([
  { term: 'Repo Rate', definition: '' },
  { term: 'RBI', definition: '' },
])

describe('key terms in a section', () => {
  test('only the first mention is marked, and the text is unchanged', () => {
    const [first, second] = markFirstMentions('The RBI set the repo rate. The RBI kept it.\n\nThe repo rate rose.', find)
    expect(first).toEqual({
      kind: 'paragraph',
      spans: [
        {
          strong: false,
          parts: [
            { text: 'The ' },
            { text: 'RBI', term: 1 },
            { text: ' set the ' },
            { text: 'repo rate', term: 0 },
            { text: '. The RBI kept it.' },
          ],
        },
      ],
    })
    expect(second).toEqual({ kind: 'paragraph', spans: [{ strong: false, parts: [{ text: 'The repo rate rose.' }] }] })
  })

  test('terms are found in bold text and lists, not in headings', () => {
    const blocks = markFirstMentions('### RBI\n- the **RBI** acts', find)
    expect(blocks).toEqual([
      { kind: 'heading', spans: [{ strong: false, parts: [{ text: 'RBI' }] }] },
      {
        kind: 'list',
        items: [
          [
            { strong: false, parts: [{ text: 'the ' }] },
            { strong: true, parts: [{ text: 'RBI', term: 1 }] },
            { strong: false, parts: [{ text: ' acts' }] },
          ],
        ],
      },
    ])
  })

  test('terms are found in the cells of a table, not in its headings', () => {
    const [table] = markFirstMentions('RBI | Rate\n-|-\nthe RBI | RBI', find)
    expect(table).toMatchObject({
      head: [[{ parts: [{ text: 'RBI' }] }], [{ parts: [{ text: 'Rate' }] }]],
      rows: [[[{ parts: [{ text: 'the ' }, { text: 'RBI', term: 1 }] }], [{ parts: [{ text: 'RBI' }] }]]],
    })
  })

  test('60 terms in 3,000 words take less than 50 ms', () => {
    const many = termFinder(Array.from({ length: 60 }, (_, n) => ({ term: `Term number ${n} (TN${n})`, definition: '' })))
    const text = Array.from({ length: 3000 }, (_, n) => (n % 5 ? 'word' : `TN${n % 60}`)).join(' ')
    markFirstMentions(text, many)
    const started = performance.now()
    markFirstMentions(text, many)
    expect(performance.now() - started).toBeLessThan(50)
  })
})
