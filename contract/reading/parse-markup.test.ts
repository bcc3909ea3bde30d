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

  test('words between single asterisks are emphasised, in bold words too', () => {
    expect(parseMarkup('As in *Kihoto Hollohan* (1992), **the *Court* said**')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          plain('As in '),
          { ...plain('Kihoto Hollohan'), emphasised: true },
          plain(' (1992), '),
          bold('the '),
          { ...bold('Court'), emphasised: true },
          bold(' said'),
        ],
      },
    ])
  })

  test.each([
    '5 * 3 * 2 is 30',
    '5*3*2 is 30',
    'Growth* was 7% (*estimate)',
    '*Provisional.\nThe rate*',
    'Kharif* and rabi* crops',
    'a * b* c',
    'one *',
  ])('%j has no emphasis', (text) => {
    expect(parseMarkup(text)).toEqual([{ kind: 'paragraph', spans: [plain(text)] }])
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

  test('numbered lines make a list with the numbers that are written', () => {
    expect(parseMarkup('Three steps:\n1. one\n2. **two**\n3) three\n\n7. seven')).toEqual([
      { kind: 'paragraph', spans: [plain('Three steps:')] },
      { kind: 'numbered', start: 1, items: [[plain('one')], [bold('two')], [plain('three')]] },
      { kind: 'numbered', start: 7, items: [[plain('seven')]] },
    ])
  })

  test('a number that begins a line of a paragraph is part of it', () => {
    const text = 'The vote was on August\n15. Nobody came in\n1947. It\n2.5 times'
    expect(parseMarkup(text)).toEqual([{ kind: 'paragraph', spans: [plain(text)] }])
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

const RULING = '| Case | Year | Held |\n|---|---:|:-:|\n| **Kharak Singh** | 1963 | No |\n| Puttaswamy | 2017 |'

describe('a table', () => {
  test('has headings, sides and rows, and missing cells are empty', () => {
    expect(parseMarkup(`Two cases:\n${RULING}\nand no more`)).toEqual([
      { kind: 'paragraph', spans: [plain('Two cases:')] },
      {
        kind: 'table',
        align: ['start', 'end', 'center'],
        head: [[plain('Case')], [plain('Year')], [plain('Held')]],
        rows: [
          [[bold('Kharak Singh')], [plain('1963')], [plain('No')]],
          [[plain('Puttaswamy')], [plain('2017')], []],
        ],
      },
      { kind: 'paragraph', spans: [plain('and no more')] },
    ])
  })

  test('needs no | at its sides, may have an empty corner, and has one in a cell after \\', () => {
    expect(parseMarkup('a \\| b | c\n--|--\nd | e')).toMatchObject([{ head: [[plain('a | b')], [plain('c')]] }])
    expect(parseMarkup('| | c |\n|-|-|\n| d | e |')).toMatchObject([{ head: [[], [plain('c')]] }])
  })

  test('ends at a list or a heading', () => {
    expect(parseMarkup('a | b\n-|-\nc | d\n- e | f').map(({ kind }) => kind)).toEqual(['table', 'list'])
    expect(parseMarkup('a | b\n-|-\nc | d\n### e | f').map(({ kind }) => kind)).toEqual(['table', 'heading'])
  })

  test('has one row of hyphens', () => {
    const text = '| a | b |\n|---|---|\n| c | d |\n|---|---|\n| e | f |'
    expect(parseMarkup(text).map(({ kind }) => kind)).toEqual(['paragraph', 'table'])
  })

  test.each([
    ['no row of hyphens', '| a | b |\n| c | d |'],
    ['fewer hyphens than headings', '| a | b |\n|---|\n| c | d |'],
    ['no rows', '| a | b |\n|---|---|'],
    ['one column', '| a |\n|---|\n| b |'],
    ['seven columns', '|a|b|c|d|e|f|g|\n|-|-|-|-|-|-|-|\n|1|2|3|4|5|6|7|'],
    ['a row with more cells than headings', '| a | b |\n|---|---|\n| c | d | e |'],
    ['31 rows', `| a | b |\n|---|---|${'\n| c | d |'.repeat(31)}`],
  ])('with %s it is text, as it was', (_name, text) => {
    expect(parseMarkup(text)).toEqual([{ kind: 'paragraph', spans: [plain(text)] }])
  })
})
