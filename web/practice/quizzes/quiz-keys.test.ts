import { describe, expect, test } from 'vitest'
import { isHandledBy, quizKey } from './quiz-keys.ts'

const none = { code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false, isComposing: false }
const pressed = (key: string, more: Partial<typeof none> = {}, letters = ['A', 'B', 'C', 'D']) =>
  quizKey({ ...none, key, ...more }, letters)
const choice = (letter: string) => ({ kind: 'choose', letter })

describe('the keys of a quiz', () => {
  test('letters and numbers choose an option, Enter continues', () => {
    expect(pressed('a')).toEqual(choice('A'))
    expect(pressed('D')).toEqual(choice('D'))
    expect(pressed('2')).toEqual(choice('B'))
    expect(pressed('Enter')).toEqual({ kind: 'advance' })
  })

  test('there is one key for each option', () => {
    expect(pressed('e')).toBeUndefined()
    expect(pressed('e', {}, ['A', 'B', 'C', 'D', 'E'])).toEqual(choice('E'))
    expect(pressed('3', {}, ['A', 'B'])).toBeUndefined()
    for (const key of ['0', '9', ' ', 'Tab', 'ArrowDown', 'Delete']) expect(pressed(key)).toBeUndefined()
  })

  test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing'])('with %s they do nothing', (held) => {
    for (const key of ['a', '1', 'Enter']) expect(pressed(key, { [held]: true })).toBeUndefined()
  })

  test('a Hindi layout uses the position of the key, a French layout the printed letter', () => {
    expect(pressed('ो', { code: 'KeyA' })).toEqual(choice('A'))
    expect(pressed('&', { code: 'Digit1' })).toEqual(choice('A'))
    expect(pressed('१', { code: 'Digit1' })).toEqual(choice('A'))
    expect(pressed('q', { code: 'KeyA' })).toBeUndefined()
    expect(pressed('End', { code: 'Numpad1' })).toBeUndefined()
  })
})

describe('the focused element', () => {
  const within = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector('#it')
  }

  test('receives the keys if it is a text field or in a dialog', () => {
    for (const html of ['<input id="it">', '<textarea id="it"></textarea>', '<div role="dialog"><p id="it"></p></div>'])
      expect(isHandledBy(within(html), { kind: 'choose', letter: 'A' })).toBe(true)
  })

  test('receives Enter if it is a button, while letters go to the quiz', () => {
    const button = within('<button id="it"></button>')
    expect(isHandledBy(button, { kind: 'advance' })).toBe(true)
    expect(isHandledBy(button, { kind: 'choose', letter: 'A' })).toBe(false)
  })

  test('leaves all keys to the quiz if it is an option', () => {
    expect(isHandledBy(within('<input id="it" type="radio">'), { kind: 'advance' })).toBe(false)
    expect(isHandledBy(null, { kind: 'advance' })).toBe(false)
  })
})
