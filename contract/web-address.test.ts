import { describe, expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

const FORM = 'url must start with https://'
const address = webAddress('url', FORM)
const site = webAddress('url', FORM, (text) => text.startsWith('/'))
const said = (schema: typeof address, text: string) => schema.safeParse(text).error?.issues.map(({ message }) => message) ?? []

const CONTROL = 'url must not contain control characters'
const USER = 'url must not contain a user name or password'

describe('an address of the web', () => {
  test.each([
    'https://example.in',
    'https://example.in/a?b=c#d',
    'https://example.in?next=a@b.in',
    'https://example.in/@someone',
    'https://उदाहरण.भारत/क',
    'HTTPS://EXAMPLE.IN',
    'https://example.in:8443/a b',
  ])('%s is stored as it is', (text) => expect(address.parse(text)).toBe(text))

  test.each(['\t', '\r', '\n', '\0', '\u007f', '\u0085', '\u2028'])(
    'with the character %j is refused and not stripped',
    (character) => {
      const places = [
        `${character}https://a.in`,
        `https://a.in${character}`,
        `https://a.in/x${character}y`,
        `ht${character}tps://a.in`,
      ]
      for (const text of places) expect(said(address, text)).toEqual([CONTROL])
      expect(said(site, `/x${character}y`)).toEqual([CONTROL])
    },
  )

  test.each(['https://upsc.gov.in@evil.example/', 'https://user:secret@a.in', 'https://@a.in', 'https://a.in:b@c.in/x'])(
    'with a user name or password, as in %s, is refused',
    (text) => expect(said(address, text)).toEqual([USER]),
  )

  test.each([
    'http://a.in',
    'https:a.in',
    'https:\\\\a.in',
    'https://a.in\\@b.in',
    'https://',
    '//a.in',
    ' https://a.in',
    'javascript:alert(1)',
  ])('%s is no such address', (text) => expect(said(address, text)).toEqual([FORM]))

  test('is at most 2,000 characters long', () => {
    expect(said(address, `https://a.in/${'x'.repeat(1988)}`)).toEqual(['url must be at most 2,000 characters'])
  })
})
