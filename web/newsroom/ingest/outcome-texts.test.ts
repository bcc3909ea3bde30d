import { expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call.ts'
import { partialFailureText, processingText } from './outcome-texts.ts'

test('a partial success uses the text of the specification, with the reason if there is one', () => {
  expect(partialFailureText(new CallError('', { status: 200 }))).toBe(
    'Content saved successfully, but translation/audio processing failed. You can manually process articles later.',
  )
  expect(partialFailureText(new CallError('2 recordings failed.', { status: 200 }))).toBe(
    'Content saved successfully, but translation/audio processing failed: 2 recordings failed. You can manually process articles later.',
  )
})

test('a processing reply without counts is a success too', () => {
  expect(processingText(undefined)).toBe('Translations and audio have been processed.')
})

test('the counts of translations and recordings add up', () => {
  const by_status = { ready: 1, skipped: 2, failed: 0, pending: 0, running: 0, partial: 0, unavailable: 2, stale: 0 }
  const totals = {
    units: 5,
    settled: 5,
    by_status,
    blocks_done: 0,
    blocks_total: 0,
    practice: { translated: 0, total: 0 },
    is_settled: true,
  }
  expect(processingText(totals)).toBe('5 translations and recordings: 1 ready, 4 not available.')
  expect(processingText({ ...totals, units: 6, by_status: { ...by_status, running: 1 }, is_settled: false })).toBe(
    'Still processing. 6 translations and recordings: 1 ready, 1 in progress, 4 not available.',
  )
  expect(processingText({ ...totals, practice: { translated: 40, total: 52 } })).toBe(
    '5 translations and recordings: 1 ready, 4 not available. Practice texts: 40 of 52 translated.',
  )
  expect(processingText({ ...totals, units: 0 })).toBe('Nothing to translate or record.')
})
