import { describe, expect, test } from 'vitest'
import type { Totals, Unit } from '#contract/newsroom/processing.ts'
import { canRetry, originOf, progressWords, reasonsOf, shareOf } from './unit-words.ts'

const NOW = Date.parse('2026-01-15T06:00:00Z')
const unit = (parts: Partial<Unit>): Unit => ({
  ...{
    unit_id: 'u',
    article_id: 'a',
    language: 'hi',
    kind: 'text',
    status: 'ready',
    reason: null,
    origin: null,
    engine: null,
    model: null,
  },
  ...{
    blocks_done: 0,
    blocks_total: 0,
    attempts: 0,
    next_retry_at: null,
    duration_ms: null,
    bytes: null,
    error: null,
    reviewed_by: null,
  },
  updated_at: '2026-01-15T06:00:00.000Z',
  ...parts,
})
const by_status = { pending: 0, running: 0, ready: 0, partial: 0, failed: 0, skipped: 0, unavailable: 0, stale: 0 }
const totals = (parts: Partial<Totals>): Totals => ({
  units: 5,
  settled: 0,
  by_status,
  blocks_done: 0,
  blocks_total: 0,
  is_settled: false,
  ...parts,
})

describe('what is said of a translation or a recording', () => {
  test('who made it', () => {
    expect(originOf(unit({ origin: 'provider', engine: 'sarvam' }))).toBe('made by sarvam, not checked yet')
    expect(originOf(unit({ origin: 'provider', engine: 'sarvam', reviewed_by: 'asha' }))).toBe('made by sarvam, checked by asha')
    expect(originOf(unit({ origin: 'manual', reviewed_by: 'asha' }))).toBe('written by asha')
    expect(originOf(unit({ origin: 'embedded', kind: 'audio', engine: 'espeak-ng' }))).toBe('made by espeak-ng')
    expect(originOf(unit({ origin: 'upload' }))).toBe('from the upload')
    expect(originOf(unit({}))).toBeUndefined()
  })

  test('why it is so, and what happens next', () => {
    expect(reasonsOf(unit({ status: 'skipped', reason: 'no_translation_provider' }), NOW)).toEqual([
      'No translation service is configured, so this stays in English.',
    ])
    expect(reasonsOf(unit({ status: 'failed', error: 'HTTP 503', next_retry_at: '2026-01-15T06:04:10Z' }), NOW)).toEqual([
      'HTTP 503',
      'Tried again by itself in 5 minutes.',
    ])
    expect(reasonsOf(unit({ status: 'running', blocks_done: 3, blocks_total: 8 }), NOW)).toEqual(['3 of 8 passages'])
  })

  test('what a person or the upload brought is not made again', () => {
    expect([
      canRetry(unit({ origin: 'upload' })),
      canRetry(unit({ origin: 'manual' })),
      canRetry(unit({ status: 'running' })),
    ]).toEqual([false, false, false])
    expect([canRetry(unit({ status: 'failed' })), canRetry(unit({ status: 'skipped' }))]).toEqual([true, true])
  })
})

describe('progress', () => {
  test('is whole only when all has settled', () => {
    expect(shareOf(totals({ is_settled: true }))).toBe(1)
    expect(shareOf(totals({ blocks_done: 10, blocks_total: 10 }))).toBe(0.99)
    expect(shareOf(totals({ blocks_done: 2, blocks_total: 8 }))).toBe(0.25)
    expect(shareOf(totals({ settled: 1 }))).toBe(0.2)
    expect(shareOf(totals({ units: 0 }))).toBe(0)
  })

  test('names every number that is not nought', () => {
    expect(progressWords(totals({ by_status: { ...by_status, ready: 1, skipped: 2, unavailable: 1, running: 1 } }))).toBe(
      'Of 5 translations and recordings: 1 ready, 1 being made, 3 skipped',
    )
  })
})
