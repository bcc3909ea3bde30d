import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { from } from './chunk-groups.ts'

test('a group of chunks that names a file which is gone fails the build', () => {
  expect(() => from({ in: 'web/platform', names: ['paths.ts', 'gone.ts'] })).toThrow('web/platform/gone.ts')
})

test('a group has the files and everything below the folders that it names', () => {
  const isIn = from('web/platform/session', { in: 'web/platform', names: ['paths.ts'] })
  const named = ['web/platform/session/session.ts', 'web/platform/paths.ts', 'web/platform/session-notes.ts', 'web/main.tsx']
  expect(named.map((path) => isIn(resolve(path)))).toEqual([true, true, false, false])
})
