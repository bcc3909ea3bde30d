import { expect, test } from 'vitest'
import { errorType, functionName, MAX_MESSAGE, scrubMessage } from './error-report-rules.ts'

test.each([
  ["Cannot read properties of undefined (reading 'title')", 'Cannot read properties of undefined (reading title)'],
  [`Unexpected token 'h', "hunter 'two' 2"... is not valid JSON`, 'Unexpected token [text]... is not valid JSON'],
  ["Unclosed 'quote with my secret", 'Unclosed [text]'],
  ['Post says “my secret” to all', 'Post says [text] to all'],
  ['No mailbox asha.k+upsc@example.test here', 'No mailbox [email] here'],
  ['Sent authorization: Bearer abc.def', 'Sent [secret]'],
  ['password=quiet-river and token: s3cret, wrong', '[secret] and [secret], wrong'],
  ['GET https://a.test/reset?token=abc#x failed', 'GET https://a.test/reset?[query] failed'],
  ['From 203.0.113.7 to 10.0.0.1', 'From [address] to [address]'],
  ['Session 0199c0de-0000-7000-8000-000000000001 is gone', 'Session [id] is gone'],
  ['Code 123456 is wrong', 'Code [number] is wrong'],
  ['पोस्ट खराब है: answer', '[text] [text] [text]: answer'],
  ['relation forum_posts does not exist', 'relation forum_posts does not exist'],
])('%s', (message, told) => {
  expect(scrubMessage(message)).toBe(told)
})

test('nothing that the request carried is told', () => {
  expect(scrubMessage('Bad row: my first post about rivers', ['my first post about rivers', 'post'])).toBe('Bad row: [text]')
})

test.each([...'"\'`@?#=:. \t\nक', 'a@', 'a.', '1.', 'token', 'token=', 'bearer '])(
  'a message of 100,000 × %j takes no time',
  (sign) => {
    const begun = performance.now()
    const told = scrubMessage(sign.repeat(100_000))
    expect(told.length).toBeLessThanOrEqual(MAX_MESSAGE)
    expect(performance.now() - begun).toBeLessThan(50)
  },
)

test('names of errors and functions are names, or nothing', () => {
  expect([errorType('TypeError'), errorType('my secret'), errorType(7)]).toEqual(['TypeError', 'Error', 'Error'])
  expect([functionName('Object.<anonymous>'), functionName('new Post'), functionName('“secret”')]).toEqual([
    'Object.<anonymous>',
    'new Post',
    '?',
  ])
})
