import { describe, expect, test } from 'vitest'
import { parseByteRange } from './media.ts'

/** Of a recording of 1000 bytes. */
const BYTES = 1000

describe('the part of a file that a Range header asks for', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=0-0', 0, 0],
    ['bytes=999-999', 999, 999],
    ['bytes=100-', 100, 999],
    ['bytes=0-', 0, 999],
    ['bytes=-100', 900, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-1000', 0, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=900-5000', 900, 999],
    ['bytes=500-99999999999999999999', 500, 999],
    [' bytes=0-99 ', 0, 99],
  ])('%s is the bytes from %i to %i', (header, start, end) => {
    expect(parseByteRange(header, BYTES)).toEqual({ start, end })
  })

  test.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=99999999999999999999-', 'bytes=-0'])('%s lies past the end', (header) => {
    expect(parseByteRange(header, BYTES)).toBe('unsatisfiable')
  })

  test.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=99-0',
    'bytes=0-99,200-299',
    'bytes=0-99, -1',
    'bytes=a-b',
    'bytes=0x10-',
    'bytes=1e2-',
    'bytes=0.5-1',
    'bytes=+1-2',
    'bytes=0--1',
    'bytes 0-99',
    'items=0-99',
    '0-99',
  ])('%s is no single part: the whole is sent', (header) => {
    expect(parseByteRange(header, BYTES)).toBeUndefined()
  })
})
