import { describe, expect, test } from 'vitest'
import { clockText, FORGOTTEN_AFTER_MS, IDLE, secondsLeft, settle, step, type Timer, timerFrom } from './pomodoro.ts'
import { BREAK_MINUTES, DEFAULTS, FOCUS_MINUTES, parsePreferences } from './timer-preferences.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 0, 15, 12)
const lengths = { focus: 25, break: 5 }
const at = (minutes: number) => NOON + minutes * MINUTE
const running = (phase: 'focus' | 'break', endsAt: number): Timer => ({ state: 'running', phase, endsAt })
const started = step(IDLE, 'start', lengths, NOON)

describe('the study timer', () => {
  test('offers the lengths of the specification, 25 and 5 minutes at first', () => {
    expect(FOCUS_MINUTES).toEqual([5, 10, 15, 20, 25, 30, 45, 60])
    expect(BREAK_MINUTES).toEqual([3, 5, 10, 15, 20])
    expect(DEFAULTS).toEqual({ focus: 25, break: 5, sound: false, notification: false })
  })

  test('shows the chosen length until it is started, then what is left of it', () => {
    expect(secondsLeft(IDLE, { focus: 45, break: 5 }, NOON)).toBe(45 * 60)
    expect(secondsLeft(started, lengths, NOON)).toBe(25 * 60)
    expect(secondsLeft(started, lengths, NOON + 1)).toBe(25 * 60)
    expect(secondsLeft(started, lengths, NOON + 1000)).toBe(25 * 60 - 1)
  })

  test('a pause keeps what is left for as long as it lasts', () => {
    const paused = step(started, 'pause', lengths, at(10))
    expect(secondsLeft(paused, lengths, at(500))).toBe(15 * 60)
    expect(settle(paused, lengths, at(5000))).toBe(paused)
    expect(step(paused, 'resume', lengths, at(500))).toEqual(running('focus', at(515)))
  })

  test('focus is followed by its break, and the break by the next focus', () => {
    expect(settle(started, lengths, at(25) - 1)).toBe(started)
    expect(settle(started, lengths, at(25))).toEqual(running('break', at(30)))
    expect(settle(running('break', at(30)), lengths, at(30))).toEqual(running('focus', at(55)))
  })

  test('a tab that slept past both deadlines is where they say', () => {
    expect(settle(started, lengths, at(28))).toEqual(running('break', at(30)))
    expect(settle(started, lengths, at(31))).toEqual(running('focus', at(55)))
    expect(settle(started, lengths, at(57))).toEqual(running('break', at(60)))
  })

  test('one that was left alone for hours has stopped', () => {
    expect(settle(started, lengths, at(25) + FORGOTTEN_AFTER_MS)).not.toEqual(IDLE)
    expect(settle(started, lengths, at(25) + FORGOTTEN_AFTER_MS + 1)).toEqual(IDLE)
  })

  test('skipping the break resets both timers, and does nothing in focus', () => {
    expect(step(running('break', at(30)), 'skip-break', lengths, at(26))).toEqual(IDLE)
    expect(step(started, 'skip-break', lengths, at(1))).toBe(started)
  })

  test('what has no meaning now changes nothing', () => {
    expect(step(started, 'start', lengths, at(1))).toBe(started)
    expect(step(IDLE, 'pause', lengths, NOON)).toBe(IDLE)
    expect(step(IDLE, 'resume', lengths, NOON)).toBe(IDLE)
    const onBreak = running('break', at(30))
    expect(step(onBreak, 'pause', lengths, at(26))).toBe(onBreak)
    expect(step(onBreak, 'reset', lengths, at(26))).toEqual(IDLE)
  })

  test('a computer whose clock is set back does not stretch the phase', () => {
    expect(settle(started, lengths, at(-600))).toEqual(running('focus', at(-575)))
  })

  test.each([
    [0, '00:00'],
    [59, '00:59'],
    [754, '12:34'],
    [3600, '60:00'],
  ])('%i seconds read %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

  test.each([{}, { state: 'running' }, { state: 'running', phase: 'nap', endsAt: 5 }, { state: 'paused', leftMs: '5' }])(
    'a memory of %j counts as none',
    (kept) => expect(timerFrom(kept)).toEqual(IDLE),
  )

  test.each([null, '', 'null', '7', '{"focus":', '{"focus":24,"break":"5","sound":"yes"}'])(
    'with preferences of %j the defaults hold',
    (text) => expect(parsePreferences(text)).toEqual(DEFAULTS),
  )
})
