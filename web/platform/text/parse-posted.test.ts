import { describe, expect, test } from 'vitest'
import { MENTION } from '#contract/community/post-text.ts'
import { parsePosted } from './parse-posted.ts'

const pieces = (text: string) =>
  parsePosted(text, MENTION).flatMap((block) =>
    block.pieces.map((piece) => `${piece.kind}${piece.strong ? '!' : ''}:${piece.text}`),
  )

describe('a posted text', () => {
  test('may have headings and bold words, and keeps its line breaks', () => {
    expect(parsePosted('### Point\nOne **two** three\nfour\n\nfive', MENTION)).toEqual([
      { kind: 'heading', pieces: [{ kind: 'text', text: 'Point', strong: false }] },
      {
        kind: 'paragraph',
        pieces: [
          { kind: 'text', text: 'One ', strong: false },
          { kind: 'text', text: 'two', strong: true },
          { kind: 'text', text: ' three\nfour', strong: false },
        ],
      },
      { kind: 'paragraph', pieces: [{ kind: 'text', text: 'five', strong: false }] },
    ])
  })

  test('shows tags, lists and other markup as typed', () => {
    for (const typed of [
      '<b>bold</b>',
      '<script>alert(1)</script>',
      '- item',
      '# big',
      '[x](https://a.in',
      '`code`',
      '** not bold **',
      '\\n',
    ])
      expect(pieces(typed.replace('https://a.in', 'ftp://a.in')).join('')).toContain(typed.replace('https://a.in', 'ftp://a.in'))
  })

  test('turns web addresses into links, without trailing punctuation', () => {
    expect(pieces('See https://pib.gov.in/a?b=1#c. Then (http://x.in/y_(z)), **https://b.in**')).toEqual([
      'text:See ',
      'link:https://pib.gov.in/a?b=1#c',
      'text:. Then (',
      'link:http://x.in/y_(z)',
      'text:), ',
      'link!:https://b.in',
    ])
  })

  test('does not link other text, or addresses that hide where they lead', () => {
    for (const typed of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://pib.gov.in@evil.test/',
      'http://',
      '//evil.test',
      'www.x.in',
    ])
      expect(pieces(typed)).toEqual([`text:${typed}`])
  })

  test('distinguishes mentions from email addresses and parts of links', () => {
    expect(pieces('@asha and (@ravi_k) but a@b.in, @x, https://x.in/@asha')).toEqual([
      'mention:@asha',
      'text: and (',
      'mention:@ravi_k',
      'text:) but a@b.in, @x, ',
      'link:https://x.in/@asha',
    ])
  })
})
