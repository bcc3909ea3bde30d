import { expect, test } from 'vitest'
import { questionKeyOf } from './question-key.ts'

test('the key of a question is the start of the SHA-256 of its text', () => {
  // printf 'Discuss.' | sha256sum
  expect(questionKeyOf('Discuss.')).toBe('b25022a44d9f92ddff4cd211281b1313')
  expect(questionKeyOf('Discuss!')).not.toBe(questionKeyOf('Discuss.'))
})

test('the same question has the same key, whatever surrounds it and however its letters are composed', () => {
  expect(questionKeyOf(' Discuss.\n')).toBe(questionKeyOf('Discuss.'))
  expect(questionKeyOf('Cafe\u0301 culture?')).toBe(questionKeyOf('Caf\u00e9 culture?'))
})
