import { expect, test } from 'vitest'
import { connectionsWithin } from './open-files.ts'

test.each([
  [1024, 832],
  [256, 64],
  [128, 32],
])('of %i files that may be open, %i may be connections', (files, connections) => {
  expect(connectionsWithin(files)).toBe(connections)
})
