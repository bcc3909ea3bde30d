import { expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call.ts'
import { partlySaved, processed } from './outcome-words.ts'

test('a partial success says so in the words of the specification, with the reason where there is one', () => {
  expect(partlySaved(new CallError('', { status: 200 }))).toBe(
    'Content saved successfully, but translation/audio processing failed. You can manually process articles later.',
  )
  expect(partlySaved(new CallError('2 recordings failed.', { status: 200 }))).toBe(
    'Content saved successfully, but translation/audio processing failed: 2 recordings failed. You can manually process articles later.',
  )
})

test('what was made is told in numbers that add up', () => {
  const by_status = { ready: 1, skipped: 2, failed: 0, pending: 0, running: 0, partial: 0, unavailable: 2, stale: 0 }
  const totals = { units: 5, settled: 5, by_status, blocks_done: 0, blocks_total: 0, is_settled: true }
  expect(processed(totals)).toBe('Of 5 translations and recordings 1 is ready, 4 are not possible here.')
  expect(processed({ ...totals, units: 6, by_status: { ...by_status, running: 1 }, is_settled: false })).toBe(
    'The work goes on. So far, of 6 translations and recordings 1 is ready, 1 is still being made, 4 are not possible here.',
  )
  expect(processed({ ...totals, units: 0 })).toBe('There is nothing to translate or to record.')
})
