import { describe, expect, test } from 'vitest'
import { ABANDONED_AFTER_MS, advance, applyAction, clockText, IDLE, parseTimer, secondsLeft, type Timer } from './pomodoro.ts'
import { BREAK_MINUTES, DEFAULTS, FOCUS_MINUTES, parsePreferences } from './timer-preferences.ts'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 0, 15, 12)
const lengths = { focus: 25, break: 5 }
const at = (minutes: number) => NOON + minutes * MINUTE
const running = (phase: 'focus' | 'break', endsAt: number): Timer => ({ state: 'running', phase, endsAt })
const started = applyAction(IDLE, 'start', lengths, NOON)

describe('the study timer', () => {
  test('offers the durations of the specification, with 25 and 5 minutes as default', () => {
    expect(FOCUS_MINUTES).toEqual([5, 10, 15, 20, 25, 30, 45, 60])
    expect(BREAK_MINUTES).toEqual([3, 5, 10, 15, 20])
    expect(DEFAULTS).toEqual({ focus: 25, break: 5, sound: false, notification: false })
  })

  test('shows the chosen duration until it starts, then the time left', () => {
    expect(secondsLeft(IDLE, { focus: 45, break: 5 }, NOON)).toBe(45 * 60)
    expect(secondsLeft(started, lengths, NOON)).toBe(25 * 60)
    expect(secondsLeft(started, lengths, NOON + 1)).toBe(25 * 60)
    expect(secondsLeft(started, lengths, NOON + 1000)).toBe(25 * 60 - 1)
  })

  test('the time left does not change while paused', () => {
    const paused = applyAction(started, 'pause', lengths, at(10))
    expect(secondsLeft(paused, lengths, at(500))).toBe(15 * 60)
    expect(advance(paused, lengths, at(5000))).toBe(paused)
    expect(applyAction(paused, 'resume', lengths, at(500))).toEqual(running('focus', at(515)))
  })

  test('focus is followed by its break, and the break by the next focus', () => {
    expect(advance(started, lengths, at(25) - 1)).toBe(started)
    expect(advance(started, lengths, at(25))).toEqual(running('break', at(30)))
    expect(advance(running('break', at(30)), lengths, at(30))).toEqual(running('focus', at(55)))
  })

  test('a tab that slept past several deadlines shows the phase of the current time', () => {
    expect(advance(started, lengths, at(28))).toEqual(running('break', at(30)))
    expect(advance(started, lengths, at(31))).toEqual(running('focus', at(55)))
    expect(advance(started, lengths, at(57))).toEqual(running('break', at(60)))
  })

  test('a timer abandoned for hours is reset', () => {
    expect(advance(started, lengths, at(25) + ABANDONED_AFTER_MS)).not.toEqual(IDLE)
    expect(advance(started, lengths, at(25) + ABANDONED_AFTER_MS + 1)).toEqual(IDLE)
  })

  test('skipping the break resets both timers, and does nothing in focus', () => {
    expect(applyAction(running('break', at(30)), 'skip-break', lengths, at(26))).toEqual(IDLE)
    expect(applyAction(started, 'skip-break', lengths, at(1))).toBe(started)
  })

  test('an action that does not apply changes nothing', () => {
    expect(applyAction(started, 'start', lengths, at(1))).toBe(started)
    expect(applyAction(IDLE, 'pause', lengths, NOON)).toBe(IDLE)
    expect(applyAction(IDLE, 'resume', lengths, NOON)).toBe(IDLE)
    const onBreak = running('break', at(30))
    expect(applyAction(onBreak, 'pause', lengths, at(26))).toBe(onBreak)
    expect(applyAction(onBreak, 'reset', lengths, at(26))).toEqual(IDLE)
  })

  test('a clock that is set back does not lengthen the phase', () => {
    expect(advance(started, lengths, at(-600))).toEqual(running('focus', at(-575)))
  })

  test.each([
    [0, '00:00'],
    [59, '00:59'],
    [754, '12:34'],
    [3600, '60:00'],
  ])('%i seconds read %s', (seconds, text) => expect(clockText(seconds)).toBe(text))

  test.each([{}, { state: 'running' }, { state: 'running', phase: 'nap', endsAt: 5 }, { state: 'paused', leftMs: '5' }])(
    'a stored value of %j counts as none',
    (stored) => expect(parseTimer(stored)).toEqual(IDLE),
  )

  test.each([null, '', 'null', '7', '{"focus":', '{"focus":24,"break":"5","sound":"yes"}'])(
    'with stored preferences of %j the defaults apply',
    (text) => expect(parsePreferences(text)).toEqual(DEFAULTS),
  )
})
