import { describe, expect, test } from 'vitest'
import { newId, newSecret } from './ids.ts'
import { createSignedToken, verifySignedToken } from './signed-token.ts'

const NOW = new Date('2026-01-15T06:00:00Z')
const LATER = new Date('2026-01-15T06:15:00Z')
const purpose = { secret: newSecret(), what: 'audio one en' }
const holder = newId()
const ticket = createSignedToken(purpose, holder, LATER)

describe('a ticket', () => {
  test('names its holder until its moment has come', () => {
    expect(verifySignedToken(purpose, ticket, NOW)).toBe(holder)
    expect(verifySignedToken(purpose, ticket, new Date(LATER.getTime() - 1))).toBe(holder)
    expect(verifySignedToken(purpose, ticket, LATER)).toBeUndefined()
  })

  test('opens nothing but what it is for, and nothing elsewhere', () => {
    expect(verifySignedToken({ ...purpose, what: 'audio one hi' }, ticket, NOW)).toBeUndefined()
    expect(verifySignedToken({ ...purpose, secret: newSecret() }, ticket, NOW)).toBeUndefined()
  })

  const [until = '', , signature = ''] = ticket.split('.')
  const aYearOn = (NOW.getTime() + 365 * 86_400_000).toString(36)
  test.each([
    ['nothing', ''],
    ['dots', '..'],
    ['another holder', `${until}.${newId()}.${signature}`],
    ['a later moment', `${aYearOn}.${holder}.${signature}`],
    ['no signature', `${until}.${holder}.`],
    ['half a signature', `${until}.${holder}.${signature.slice(0, 20)}`],
    ['a signature of as many characters', `${until}.${holder}.${'A'.repeat(signature.length)}`],
    ['a signature of wider characters', `${until}.${holder}.${'é'.repeat(signature.length)}`],
    ['the same signed with nothing', createSignedToken({ secret: '', what: purpose.what }, holder, LATER)],
    ['parts moved across the dot', `${until}${holder}..${signature}`],
  ])('made up of %s is nobody’s', (_name, forged) => {
    expect(verifySignedToken(purpose, forged, NOW)).toBeUndefined()
  })
})
