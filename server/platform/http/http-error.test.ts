import { describe, expect, test } from 'vitest'
import { HttpError, toHttpError } from './http-error.ts'

describe('the error reply', () => {
  test.each([
    ['a value the database cannot hold', { code: '22021' }, 400],
    ['a violated unique constraint', { code: '23505' }, 409],
    ['a deadlock', { code: '40P01' }, 503],
    ['too deep for the database', { code: '54001' }, 400],
    ['a database that restarts', { code: '57P01' }, 503],
    ['a full disk', { code: '53100' }, 503],
    ['a lock that took too long', { code: '55P03' }, 503],
    ['more files and connections than the process may have', { code: 'EMFILE' }, 503],
    ['a connection that broke', { code: 'ECONNRESET' }, 503],
    ['a connection that broke while something was sent', { code: 'EPIPE' }, 503],
    ['a connection that broke in a query', new Error('Connection terminated unexpectedly'), 503],
    [
      'a connection that broke between two queries',
      new Error('Client has encountered a connection error and is not queryable'),
      503,
    ],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 503],
    ['a handler that took too long', { code: 'FST_ERR_HANDLER_TIMEOUT', statusCode: 503 }, 503],
    ['a body that is too large', { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 413],
    ['an HttpError', new HttpError(404, 'Not here'), 404],
  ])('%s', (_name, error, status) => {
    const refusal = toHttpError(error)
    expect(refusal?.status).toBe(status)
    expect(refusal?.message).not.toMatch(/FST|SQL|undefined/)
    expect(refusal?.retryAfter).toBe(status === 503 ? 5 : undefined)
  })

  test.each([[new TypeError('x is not a function')], [undefined], ['a string'], [{ code: '42P01' }]])(
    '%s is an internal error without details',
    (error) => {
      expect(toHttpError(error)).toBeUndefined()
    },
  )
})
