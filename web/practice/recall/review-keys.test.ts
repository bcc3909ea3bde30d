import { expect, test } from 'vitest'
import { reviewKey } from './review-keys.ts'

const press = (key: string, parts: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...parts,
})

test.each([
  [press(' '), false, { kind: 'show' }],
  [press(' '), true, { kind: 'grade', grade: 3 }],
  [press('1'), true, { kind: 'grade', grade: 1 }],
  [press('&', { code: 'Digit1' }), true, { kind: 'grade', grade: 1 }],
  [press('4', { code: 'Numpad4' }), true, { kind: 'grade', grade: 4 }],
  [press('1'), false, undefined],
  [press('5'), true, undefined],
  [press('u'), false, { kind: 'undo' }],
  [press('1', { ctrlKey: true }), true, undefined],
  [press(' ', { repeat: true }), true, undefined],
])('%j with the answer shown: %j', (event, isAnswerShown, meant) => {
  expect(reviewKey(event, isAnswerShown)).toEqual(meant)
})
