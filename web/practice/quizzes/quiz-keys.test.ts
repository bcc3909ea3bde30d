import { describe, expect, test } from 'vitest'
import { isTakenBy, quizKey } from './quiz-keys.ts'

const none = { code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false, isComposing: false }
const pressed = (key: string, more: Partial<typeof none> = {}, letters = ['A', 'B', 'C', 'D']) =>
  quizKey({ ...none, key, ...more }, letters)
const choice = (letter: string) => ({ kind: 'choose', letter })

describe('the keys of a quiz', () => {
  test('letters and numbers choose, Enter goes on', () => {
    expect(pressed('a')).toEqual(choice('A'))
    expect(pressed('D')).toEqual(choice('D'))
    expect(pressed('2')).toEqual(choice('B'))
    expect(pressed('Enter')).toEqual({ kind: 'go-on' })
  })

  test('there are as many as there are options', () => {
    expect(pressed('e')).toBeUndefined()
    expect(pressed('e', {}, ['A', 'B', 'C', 'D', 'E'])).toEqual(choice('E'))
    expect(pressed('3', {}, ['A', 'B'])).toBeUndefined()
    for (const key of ['0', '9', ' ', 'Tab', 'ArrowDown', 'Delete']) expect(pressed(key)).toBeUndefined()
  })

  test.each(['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing'])('with %s they mean nothing', (held) => {
    for (const key of ['a', '1', 'Enter']) expect(pressed(key, { [held]: true })).toBeUndefined()
  })

  test('on a Hindi layout the places of the keys count, on a French one the letters as printed', () => {
    expect(pressed('ो', { code: 'KeyA' })).toEqual(choice('A'))
    expect(pressed('&', { code: 'Digit1' })).toEqual(choice('A'))
    expect(pressed('१', { code: 'Digit1' })).toEqual(choice('A'))
    expect(pressed('q', { code: 'KeyA' })).toBeUndefined()
    expect(pressed('End', { code: 'Numpad1' })).toBeUndefined()
  })
})

describe('an element with focus', () => {
  const within = (html: string) => {
    document.body.innerHTML = html
    return document.querySelector('#it')
  }

  test('keeps what is typed into it', () => {
    for (const html of ['<input id="it">', '<textarea id="it"></textarea>', '<div role="dialog"><p id="it"></p></div>'])
      expect(isTakenBy(within(html), { kind: 'choose', letter: 'A' })).toBe(true)
  })

  test('is pressed by Enter and leaves the letters to the quiz', () => {
    const button = within('<button id="it"></button>')
    expect(isTakenBy(button, { kind: 'go-on' })).toBe(true)
    expect(isTakenBy(button, { kind: 'choose', letter: 'A' })).toBe(false)
  })

  test('that is an option, or none at all, leaves all to the quiz', () => {
    expect(isTakenBy(within('<input id="it" type="radio">'), { kind: 'go-on' })).toBe(false)
    expect(isTakenBy(null, { kind: 'go-on' })).toBe(false)
  })
})
