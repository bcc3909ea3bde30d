import { describe, expect, test } from 'vitest'
import { passwordError } from './password-rules.ts'

describe('a new password', () => {
  test('must match its confirmation, which is checked first', () => {
    expect(passwordError('abc', 'abd')).toEqual({ field: 'confirmation', text: 'Passwords do not match' })
  })

  test('needs 6 to 200 characters', () => {
    expect(passwordError('abcde', 'abcde')?.text).toBe('Password must be at least 6 characters long')
    expect(passwordError('a'.repeat(201), 'a'.repeat(201))?.text).toBe('Password must be at most 200 characters long')
    expect(passwordError('abcdef', 'abcdef')).toBeUndefined()
  })
})
