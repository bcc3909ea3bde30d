import { describe, expect, test } from 'vitest'
import type { Totals, Unit } from '#contract/newsroom/processing.ts'
import { canRetry, originText, progressShare, progressText, reasonTexts } from './unit-texts.ts'

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

describe('the status text of a translation or recording', () => {
  test('says who made it', () => {
    expect(originText(unit({ origin: 'provider', engine: 'sarvam' }))).toBe('made by sarvam, not reviewed yet')
    expect(originText(unit({ origin: 'provider', engine: 'sarvam', reviewed_by: 'asha' }))).toBe(
      'made by sarvam, reviewed by asha',
    )
    expect(originText(unit({ origin: 'manual', reviewed_by: 'asha' }))).toBe('written by asha')
    expect(originText(unit({ origin: 'embedded', kind: 'audio', engine: 'espeak-ng' }))).toBe('made by espeak-ng')
    expect(originText(unit({ origin: 'upload' }))).toBe('from the upload')
    expect(originText(unit({}))).toBeUndefined()
  })

  test('gives the reason and the next step', () => {
    expect(reasonTexts(unit({ status: 'skipped', reason: 'no_translation_provider' }), NOW)).toEqual([
      'No translation service is configured, so this stays in English.',
    ])
    expect(reasonTexts(unit({ status: 'failed', error: 'HTTP 503', next_retry_at: '2026-01-15T06:04:10Z' }), NOW)).toEqual([
      'HTTP 503',
      'Next retry in 5 minutes.',
    ])
    expect(reasonTexts(unit({ status: 'running', blocks_done: 3, blocks_total: 8 }), NOW)).toEqual(['3 of 8 passages'])
  })

  test('content from an upload or a person is not regenerated', () => {
    expect([
      canRetry(unit({ origin: 'upload' })),
      canRetry(unit({ origin: 'manual' })),
      canRetry(unit({ status: 'running' })),
    ]).toEqual([false, false, false])
    expect([canRetry(unit({ status: 'failed' })), canRetry(unit({ status: 'skipped' }))]).toEqual([true, true])
  })
})

describe('progress', () => {
  test('is complete only when everything has finished', () => {
    expect(progressShare(totals({ is_settled: true }))).toBe(1)
    expect(progressShare(totals({ blocks_done: 10, blocks_total: 10 }))).toBe(0.99)
    expect(progressShare(totals({ blocks_done: 2, blocks_total: 8 }))).toBe(0.25)
    expect(progressShare(totals({ settled: 1 }))).toBe(0.2)
    expect(progressShare(totals({ units: 0 }))).toBe(0)
  })

  test('lists every count above zero', () => {
    expect(progressText(totals({ by_status: { ...by_status, ready: 1, skipped: 2, unavailable: 1, running: 1 } }))).toBe(
      'Of 5 translations and recordings: 1 ready, 1 in progress, 3 skipped',
    )
  })
})
