import { expect, test } from 'vitest'
import { readErrorReports } from './error-report-settings.ts'

test('a DSN names the address and the key', () => {
  expect(readErrorReports({ SENTRY_DSN: 'https://abc123@o1.errors.example.org/sub/path/42' })).toEqual({
    dsn: { url: 'https://o1.errors.example.org/sub/path/api/42/envelope/', publicKey: 'abc123' },
    environment: 'production',
    personalData: true,
  })
  expect(readErrorReports({ SENTRY_DSN: '' }).dsn).toBeNull()
})

test.each([
  ['no address', 'must be the DSN of a Sentry project, such as https://key@errors.example.org/1.'],
  ['http://key@errors.example.org/1', 'must begin with https:// (http:// only to this machine).'],
  ['https://errors.example.org/1', 'has no public key: https://key@errors.example.org/1.'],
  ['https://key@errors.example.org/', 'must end with the number of the project: https://key@errors.example.org/1.'],
  ['https://key@errors.example.org/one', 'must end with the number of the project: https://key@errors.example.org/1.'],
  ['https://key@errors.example.org/1?x=y', 'must end with the number of the project: https://key@errors.example.org/1.'],
])('the DSN %s stops the start with a sentence', (dsn, sentence) => {
  expect(() => readErrorReports({ SENTRY_DSN: dsn })).toThrow(`SENTRY_DSN ${sentence}`)
})
