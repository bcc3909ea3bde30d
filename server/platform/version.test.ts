import { expect, test } from 'vitest'
import { versionOf } from './version.ts'

test('a release tells its commit, and a checkout only its version', () => {
  expect(versionOf('0.1.0', `${'1a2b3c4d5e6f'.padEnd(40, '0')}\n`)).toBe('0.1.0+1a2b3c4d5e6f')
  expect(versionOf('0.1.0', '$Format:%H$\n')).toBe('0.1.0')
})
