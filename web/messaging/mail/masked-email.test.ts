import { describe, expect, test } from 'vitest'
import { maskEmail } from './masked-email.ts'
import { parseTicket } from './use-mail-ticket.ts'

describe('the email address on a page that needs no sign-in', () => {
  test.each([
    ['asha@example.in', 'a…@example.in'],
    ['a@example.in', 'a…@example.in'],
    ['𝒶sha@example.in', '𝒶…@example.in'],
    ['"odd@name"@example.in', '"…@example.in'],
    ['', ''],
  ])('%s is shown as %s', (email, shown) => {
    expect(maskEmail(email)).toBe(shown)
  })
})

describe('the link in an email', () => {
  test.each([
    ['#ticket=lx.0198-ab.c_d-e', 'lx.0198-ab.c_d-e'],
    ['#ticket=', undefined],
    ['#other=1', undefined],
    ['', undefined],
  ])('%s', (hash, ticket) => {
    expect(parseTicket(hash)).toBe(ticket)
  })
})
