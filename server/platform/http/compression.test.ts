import { expect, test } from 'vitest'
import { encodingFor } from './compression.ts'

test.each([
  [undefined, undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0', undefined],
  ['BR;q=0.1', 'br'],
  ['gzip;q=0,br;q=0.000', undefined],
  ['identity', undefined],
  ['br;q=x', undefined],
])('a caller that accepts %s gets %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))
