import { expect, test } from 'vitest'
import { hashPassword, isRightPassword } from './passwords.ts'

test('a sign-in does not wait for the passwords of many people who sign up', async () => {
  const stored = await hashPassword('monsoon-42')
  const ended: string[] = []
  const signUps = Array.from({ length: 12 }, () => hashPassword('monsoon-43').then(() => ended.push('sign-up')))
  const signIn = isRightPassword(stored, 'monsoon-42').then(() => ended.push('sign-in'))
  await Promise.all([...signUps, signIn])
  expect(ended.indexOf('sign-in')).toBeLessThanOrEqual(2)
})
