import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readCosts } from '../../bench/capacity/calls.ts'
import { FORUM_EVERY_S, SESSION_TRUSTED_S, STREAK_EVERY_S, UNREAD_EVERY_S } from '../../bench/capacity/intervals.ts'
import { moneyFor, readPrices } from '../../bench/capacity/money.ts'
import { morningOf } from '../../bench/capacity/morning.ts'
import { needsOf } from '../../bench/capacity/needs.ts'
import { report } from '../../bench/capacity/report.ts'
import { readRows } from '../../bench/capacity/rows.ts'

const SEED = 7
const { costs } = readCosts()

function column(readers: number, { seed = SEED, mostDrawn = readers } = {}) {
  const needs = needsOf(morningOf(readers, seed, mostDrawn), costs, readRows().bytes)
  return { needs, money: moneyFor(needs, readPrices()) }
}

describe('the capacity model', () => {
  test('twice the readers need about twice the resources', () => {
    const [once, twice] = [column(20_000).needs, column(40_000).needs]
    for (const figure of [
      ({ calls }: typeof once) => calls,
      ({ commits }: typeof once) => commits,
      ({ network }: typeof once) => network.gigabytesADay,
      ({ database }: typeof once) => database.tables.aYear,
    ]) {
      expect(figure(twice) / figure(once)).toBeGreaterThan(1.9)
      expect(figure(twice) / figure(once)).toBeLessThan(2.1)
    }
    // With more processes each caches fewer of the sessions, so these grow a little faster.
    for (const figure of [({ app }: typeof once) => app.busy, ({ database }: typeof once) => database.busy]) {
      expect(figure(twice) / figure(once)).toBeGreaterThan(1.85)
      expect(figure(twice) / figure(once)).toBeLessThan(2.4)
    }
  })

  test('the same seed gives the same table, another seed nearly the same', () => {
    const asTable = (seed: number) => report([column(5000, { seed })], { markdown: true })
    expect(asTable(SEED)).toBe(asTable(SEED))
    expect(asTable(SEED)).not.toBe(asTable(SEED + 1))
    const [one, other] = [column(20_000).needs, column(20_000, { seed: SEED + 1 }).needs]
    expect(other.calls / one.calls).toBeGreaterThan(0.9)
    expect(other.calls / one.calls).toBeLessThan(1.1)
  })

  test('a large crowd is represented by a sample', () => {
    const [drawn, sampled] = [column(30_000).needs, column(300_000, { mostDrawn: 20_000 }).needs]
    expect(sampled.calls / drawn.calls).toBeGreaterThan(9)
    expect(sampled.calls / drawn.calls).toBeLessThan(11)
  })

  test('a reader polls at the configured intervals', () => {
    const { needs } = column(20_000)
    expect(needs.peak['unread-count 304']).toBeGreaterThan(needs.readersOpen / UNREAD_EVERY_S)
    expect(needs.lookups.together).toBeCloseTo(needs.readersOpen / SESSION_TRUSTED_S, -1)
    expect(needs.lookups.made).toBeGreaterThanOrEqual(needs.lookups.together)
  })

  test.each([
    ['web/messaging/notifications/api.ts', /polled\((\d+_\d+), .*notifications\.unreadCount/, UNREAD_EVERY_S * 1000],
    ['web/reading/progress/api.ts', /polled\((\d+_\d+), .*progress\.streak/, STREAK_EVERY_S * 1000],
    ['web/community/posts/use-forum-view.ts', /POLL_INTERVAL_MS = (\d+_\d+)/, FORUM_EVERY_S * 1000],
    ['server/platform/auth/sessions.ts', /TTL_MS = (\d+_\d+)/, SESSION_TRUSTED_S * 1000],
  ])('the interval in %s is the one that is reckoned with', (file, pattern, milliseconds) => {
    const found = pattern.exec(readFileSync(file, 'utf8'))?.[1]
    expect(Number(found?.replace('_', ''))).toBe(milliseconds)
  })
})
