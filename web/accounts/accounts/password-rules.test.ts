import { describe, expect, test } from 'vitest'
import { passwordMistakes } from './password-rules.ts'

const found = (password: string, confirmation: string) =>
  passwordMistakes(password, confirmation).map(({ field, message }) => [field, message])

describe('a new password', () => {
  test('must match its confirmation', () => {
    expect(found('abcdef', 'abcdeg')).toEqual([['confirmation', 'Passwords do not match']])
  })

  test('needs 6 to 200 characters', () => {
    expect(found('abcde', 'abcde')).toEqual([['password', 'Password must be at least 6 characters long']])
    expect(found('a'.repeat(201), 'a'.repeat(201))).toEqual([['password', 'Password must be at most 200 characters long']])
    expect(found('abcdef', 'abcdef')).toEqual([])
  })

  test('is compared with its confirmation only once it is valid itself', () => {
    expect(found('abc', 'abd').map(([field]) => field)).toEqual(['password'])
  })
})
