import { describe, expect, test } from 'vitest'
import { parseToken } from './use-reset-token.ts'

describe('the link in a reset mail', () => {
  test.each([
    ['#token=abc-_1', 'abc-_1'],
    ['?token=abc', 'abc'],
    ['#abc-_1', 'abc-_1'],
    ['#token=', undefined],
    ['', undefined],
    ['?other=1', undefined],
  ])('%s', (part, token) => {
    expect(parseToken(part)).toBe(token)
  })
})
