import { describe, expect, test } from 'vitest'
import { keyHints, shortcutFor } from './shortcuts.ts'

const REFRESH = { name: 'refresh', does: 'Refresh', keys: ['Control+R', 'R'] }
const TOGGLE = { name: 'toggle', does: 'Toggle', keys: ['Control+Shift+A', 'Shift+A'] }
const SEARCH = { name: 'search', does: 'Search', keys: ['/', 'Control+F'] }
const HELP = { name: 'help', does: 'Help', keys: ['?'] }
const ALL = [REFRESH, TOGGLE, SEARCH, HELP]

const none = { code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, isComposing: false }
const ctrl = { ctrlKey: true }
const shift = { shiftKey: true }
const pressed = (key: string, more: Partial<typeof none> = {}, withSingleKeys = true) =>
  shortcutFor({ ...none, key, ...more }, ALL, withSingleKeys)?.name

describe('a key that is pressed', () => {
  test('triggers its shortcut, also with Caps Lock', () => {
    expect(pressed('r')).toBe('refresh')
    expect(pressed('R')).toBe('refresh')
    expect(pressed('r', ctrl)).toBe('refresh')
    expect(pressed('A', shift)).toBe('toggle')
    expect(pressed('a', { ...ctrl, ...shift })).toBe('toggle')
    expect(pressed('f', ctrl)).toBe('search')
    expect(pressed('/')).toBe('search')
    expect(pressed('?', shift)).toBe('help')
  })

  test('triggers nothing with other modifiers or during text composition', () => {
    expect(pressed('r', { altKey: true })).toBeUndefined()
    expect(pressed('r', { metaKey: true })).toBeUndefined()
    expect(pressed('R', { ...ctrl, ...shift }), 'the browser’s own full reload').toBeUndefined()
    expect(pressed('R', shift)).toBeUndefined()
    expect(pressed('a')).toBeUndefined()
    expect(pressed('f')).toBeUndefined()
    expect(pressed('r', { isComposing: true })).toBeUndefined()
    for (const key of ['Enter', 'Tab', 'Escape', ' ', 'Unidentified']) expect(pressed(key)).toBeUndefined()
  })

  test('counts by position on a Hindi layout, and by character on a German one', () => {
    expect(pressed('ी', { code: 'KeyR' })).toBe('refresh')
    expect(pressed('ी', { ...ctrl, code: 'KeyR' })).toBe('refresh')
    expect(pressed('य', { code: 'Slash' })).toBe('search')
    expect(pressed('य़', { code: 'Slash', ...shift })).toBeUndefined()
    expect(pressed('/', { code: 'Digit7', ...shift })).toBe('search')
    expect(pressed('-', { code: 'Slash' })).toBeUndefined()
  })

  test('needs Ctrl when single keys are turned off', () => {
    expect(pressed('r', {}, false)).toBeUndefined()
    expect(pressed('/', {}, false)).toBeUndefined()
    expect(pressed('r', ctrl, false)).toBe('refresh')
  })
})

test('a button names its keys', () => {
  expect(keyHints(TOGGLE, true)).toEqual({
    title: 'Toggle (Ctrl+Shift+A or Shift+A)',
    'aria-keyshortcuts': 'Control+Shift+A Shift+A',
  })
  expect(keyHints(TOGGLE, false)).toEqual({ title: 'Toggle (Ctrl+Shift+A)', 'aria-keyshortcuts': 'Control+Shift+A' })
  expect(keyHints(HELP, false)).toEqual({ title: 'Help' })
})
