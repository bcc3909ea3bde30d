import { describe, expect, test } from 'vitest'
import { maskedEmail } from './masked-email.ts'
import { ticketIn } from './use-mail-ticket.ts'

describe('an address on a page that anybody with the mail can open', () => {
  test.each([
    ['asha@example.in', 'a…@example.in'],
    ['a@example.in', 'a…@example.in'],
    ['𝒶sha@example.in', '𝒶…@example.in'],
    ['"odd@name"@example.in', '"…@example.in'],
    ['', ''],
  ])('%s is shown as %s', (email, shown) => {
    expect(maskedEmail(email)).toBe(shown)
  })
})

describe('the link in a mail', () => {
  test.each([
    ['#ticket=lx.0198-ab.c_d-e', 'lx.0198-ab.c_d-e'],
    ['#ticket=', undefined],
    ['#other=1', undefined],
    ['', undefined],
  ])('%s', (hash, ticket) => {
    expect(ticketIn(hash)).toBe(ticket)
  })
})
