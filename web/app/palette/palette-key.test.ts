import { expect, test } from 'vitest'
import { isPaletteKey } from './palette-key.ts'

const press = (key: string, others: Partial<KeyboardEvent> = {}) =>
  isPaletteKey({
    key,
    code: 'KeyK',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...others,
  })

test('Ctrl K and ⌘ K open the palette, on a Hindi keyboard too', () => {
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(press('K', { metaKey: true })).toBe(true)
  expect(press('क', { ctrlKey: true })).toBe(true)
})

test('the letter alone, other keys and other combinations do not', () => {
  expect(press('k')).toBe(false)
  expect(press('j', { ctrlKey: true, code: 'KeyK' })).toBe(false)
  expect(press('k', { ctrlKey: true, shiftKey: true })).toBe(false)
  expect(press('k', { ctrlKey: true, altKey: true })).toBe(false)
  expect(press('k', { ctrlKey: true, repeat: true })).toBe(false)
})
