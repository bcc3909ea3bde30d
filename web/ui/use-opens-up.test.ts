import { expect, test } from 'vitest'
import { needsToOpenUp } from './use-opens-up.ts'

test('a panel opens upwards only if it fits there and not below', () => {
  expect(needsToOpenUp({ height: 200, above: 400, below: 250 })).toBe(false)
  expect(needsToOpenUp({ height: 200, above: 400, below: 150 })).toBe(true)
  expect(needsToOpenUp({ height: 200, above: 100, below: 150 })).toBe(false)
})
