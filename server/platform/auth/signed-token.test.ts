import { describe, expect, test } from 'vitest'
import { newId, newSecret } from './ids.ts'
import { holderOf, ticketFor } from './signed-token.ts'

const NOW = new Date('2026-01-15T06:00:00Z')
const LATER = new Date('2026-01-15T06:15:00Z')
const purpose = { secret: newSecret(), what: 'audio one en' }
const holder = newId()
const ticket = ticketFor(purpose, holder, LATER)

describe('a ticket', () => {
  test('names its holder until its moment has come', () => {
    expect(holderOf(purpose, ticket, NOW)).toBe(holder)
    expect(holderOf(purpose, ticket, new Date(LATER.getTime() - 1))).toBe(holder)
    expect(holderOf(purpose, ticket, LATER)).toBeUndefined()
  })

  test('opens nothing but what it is for, and nothing elsewhere', () => {
    expect(holderOf({ ...purpose, what: 'audio one hi' }, ticket, NOW)).toBeUndefined()
    expect(holderOf({ ...purpose, secret: newSecret() }, ticket, NOW)).toBeUndefined()
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
    ['the same signed with nothing', ticketFor({ secret: '', what: purpose.what }, holder, LATER)],
    ['parts moved across the dot', `${until}${holder}..${signature}`],
  ])('made up of %s is nobody’s', (_name, forged) => {
    expect(holderOf(purpose, forged, NOW)).toBeUndefined()
  })
})
