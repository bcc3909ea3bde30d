import { expect, test } from 'vitest'
import { parseMessage } from '../../scripts/build/messages/parse-message.ts'
import { pseudoMessage, pseudoText } from './pseudo-text.ts'

test('a short text is in brackets, which make it longer', () => {
  expect(pseudoMessage('Dashboard', 'xa')).toBe('[!! Ďåšħƀöåřď !!]')
  expect(pseudoText('Save', 'xb')).toBe('[!! סאוה !!]')
})

test('a long text is 40 % longer', () => {
  const text = 'The articles of a day are read in the order in which they were written by the editors.'
  const length = pseudoMessage(text, 'xa').length / text.length
  expect(length).toBeGreaterThan(1.35)
  expect(length).toBeLessThan(1.5)
})

test('parameters, tags, cases and quoted signs stay', () => {
  const text =
    "It’s '{'x'}' <b>{name}</b>: {count, plural, =0 {no card} one {# card} other {# cards of {kind, select, a {A} other {B}}}} {n, number}"
  const [is, should] = [parseMessage(pseudoMessage(text, 'xb')), parseMessage(text)]
  expect(is.arguments).toEqual(should.arguments)
  expect(is.choices).toEqual(should.choices)
  expect(pseudoMessage('{a}–{b}', 'xa')).toBe('{a}–{b}')
})
