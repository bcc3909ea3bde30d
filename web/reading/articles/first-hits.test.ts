import { describe, expect, test } from 'vitest'
import { termFinder } from '#web/reading/key-terms/key-terms.ts'
import { markFirstHits } from './first-hits.ts'

const find = termFinder([
  { term: 'Repo Rate', definition: '' },
  { term: 'RBI', definition: '' },
])

describe('key terms in a section', () => {
  test('only the first mention is marked, and the text stays whole', () => {
    const [first, second] = markFirstHits('The RBI set the repo rate. The RBI kept it.\n\nThe repo rate rose.', find)
    expect(first).toEqual({
      kind: 'paragraph',
      spans: [
        {
          strong: false,
          stretches: [
            { text: 'The ' },
            { text: 'RBI', term: 1 },
            { text: ' set the ' },
            { text: 'repo rate', term: 0 },
            { text: '. The RBI kept it.' },
          ],
        },
      ],
    })
    expect(second).toEqual({ kind: 'paragraph', spans: [{ strong: false, stretches: [{ text: 'The repo rate rose.' }] }] })
  })

  test('terms are found in bold text and lists, not in headings', () => {
    const blocks = markFirstHits('### RBI\n- the **RBI** acts', find)
    expect(blocks).toEqual([
      { kind: 'heading', spans: [{ strong: false, stretches: [{ text: 'RBI' }] }] },
      {
        kind: 'list',
        items: [
          [
            { strong: false, stretches: [{ text: 'the ' }] },
            { strong: true, stretches: [{ text: 'RBI', term: 1 }] },
            { strong: false, stretches: [{ text: ' acts' }] },
          ],
        ],
      },
    ])
  })

  test('60 terms in 3,000 words take no time that anybody notices', () => {
    const many = termFinder(Array.from({ length: 60 }, (_, n) => ({ term: `Term number ${n} (TN${n})`, definition: '' })))
    const text = Array.from({ length: 3000 }, (_, n) => (n % 5 ? 'word' : `TN${n % 60}`)).join(' ')
    markFirstHits(text, many)
    const started = performance.now()
    markFirstHits(text, many)
    expect(performance.now() - started).toBeLessThan(50)
  })
})
