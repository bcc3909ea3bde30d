import { describe, expect, test } from 'vitest'
import { parseReturn } from './use-google-return.ts'

describe('coming back from Google', () => {
  test('code, state and issuer are taken from the address, and nothing else', () => {
    expect(parseReturn('?state=s&code=4%2Fc&iss=https%3A%2F%2Fid.example&scope=email&authuser=0')).toEqual({
      code: '4/c',
      state: 's',
      iss: 'https://id.example',
    })
  })

  test.each(['', '?error=access_denied&state=s', '?code=c', '?state=s&code='])('“%s” brings nothing back', (search) => {
    expect(parseReturn(search)).toBeUndefined()
  })
})
