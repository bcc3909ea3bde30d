import { describe, expect, test } from 'vitest'
import { parseMarkup } from './parse-markup.ts'

const plain = (text: string) => ({ text, strong: false })
const bold = (text: string) => ({ text, strong: true })

describe('simple markup', () => {
  test('blank lines separate paragraphs, single line breaks stay', () => {
    expect(parseMarkup('one\ntwo\n\n\nthree')).toEqual([
      { kind: 'paragraph', spans: [plain('one\ntwo')] },
      { kind: 'paragraph', spans: [plain('three')] },
    ])
  })

  test('typed \\n sequences are line breaks', () => {
    expect(parseMarkup('one\\n\\ntwo')).toHaveLength(2)
  })

  test('headings need no blank line around them', () => {
    expect(parseMarkup('intro\n### The **law**\nbody')).toEqual([
      { kind: 'paragraph', spans: [plain('intro')] },
      { kind: 'heading', spans: [plain('The law')] },
      { kind: 'paragraph', spans: [plain('body')] },
    ])
  })

  test('bold text ends in its line, and unpaired asterisks are text', () => {
    expect(parseMarkup('a **b c** d 2 ** 3')).toEqual([
      { kind: 'paragraph', spans: [plain('a '), bold('b c'), plain(' d 2 ** 3')] },
    ])
  })

  test('dashes make a list', () => {
    expect(parseMarkup('such as\n- one\n- **two** more\nafter')).toEqual([
      { kind: 'paragraph', spans: [plain('such as')] },
      { kind: 'list', items: [[plain('one')], [bold('two'), plain(' more')]] },
      { kind: 'paragraph', spans: [plain('after')] },
    ])
  })

  test('bold text at the start of a line is not a list', () => {
    expect(parseMarkup('**Way forward**: reform')).toEqual([
      { kind: 'paragraph', spans: [bold('Way forward'), plain(': reform')] },
    ])
  })

  test('tags are text', () => {
    expect(parseMarkup('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', spans: [plain('<img src=x onerror=alert(1)>')] },
    ])
  })

  test('empty text has no blocks', () => {
    expect(parseMarkup(' \n\n ')).toEqual([])
  })
})
