import { expect, test } from 'vitest'
import { paperKey } from './paper-keys.ts'

const press = (key: string, others: Partial<KeyboardEvent> = {}) =>
  paperKey(
    {
      key,
      code: '',
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      repeat: false,
      isComposing: false,
      ...others,
    },
    ['A', 'B', 'C', 'D'],
  )

test('digits and letters choose, arrows turn the page, F flags and P shows all questions', () => {
  expect(press('2')).toEqual({ kind: 'choose', letter: 'B' })
  expect(press('d')).toEqual({ kind: 'choose', letter: 'D' })
  expect(press('ArrowLeft')).toEqual({ kind: 'previous' })
  expect(press('ArrowRight')).toEqual({ kind: 'next' })
  expect(press('f')).toEqual({ kind: 'flag' })
  expect(press('P')).toEqual({ kind: 'palette' })
  expect(press('?', { shiftKey: true })).toEqual({ kind: 'help' })
})

test('on a Hindi layout the position of the key counts', () => {
  expect(press('ि', { code: 'KeyF' })).toEqual({ kind: 'flag' })
  expect(press('ो', { code: 'KeyA' })).toEqual({ kind: 'choose', letter: 'A' })
})

test('other keys, held ones and combinations do nothing', () => {
  expect(press('Enter')).toBeUndefined()
  expect(press('5')).toBeUndefined()
  expect(press('f', { ctrlKey: true })).toBeUndefined()
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
  expect(press('ArrowRight', { repeat: true })).toBeUndefined()
})
