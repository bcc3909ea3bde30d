import { describe, expect, test } from 'vitest'
import { reasonIn } from './cluster.ts'

describe('why a program of PostgreSQL ended', () => {
  test('is the first error that it wrote, without what followed from it and without refused connections', () => {
    const output = [
      'running bootstrap script ... ',
      '2026-01-15 06:00:00 UTC [7] FATAL:  the database system is starting up',
      '2026-01-15 06:00:00 UTC [1] FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
      '2026-01-15 06:00:00 UTC [1] PANIC:  cannot abort transaction 1, it was already committed',
      'child process was terminated by signal 6: Aborted',
    ]
    expect(reasonIn(output.join('\n'))).toBe('could not write to file "pg_wal/xlogtemp.7": No space left on device')
  })

  test('is the last line where there is no error, and never nothing', () => {
    expect(reasonIn('first\nlast\n')).toBe('last')
    expect(reasonIn('')).toBe('it gave no reason')
  })
})
