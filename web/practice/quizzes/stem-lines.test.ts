import { expect, test } from 'vitest'
import { stemLines } from './stem-lines.ts'

test('numbered statements get their own lines, whether line breaks are real or escaped', () => {
  const lines = [{ text: 'Consider:' }, { mark: '1.', text: 'One.' }, { mark: '2.', text: 'Two.' }, { text: 'Which?' }]
  expect(stemLines('Consider:\n1. One.\n2. Two.\nWhich?')).toEqual(lines)
  expect(stemLines('Consider:\\n1. One.\\r\\n2. Two.\r\n\n  Which?')).toEqual(lines)
})

test.each([
  ['Statement-I: Ice floats.', 'Statement-I:', 'Ice floats.'],
  ['Assertion (A): Ice floats.', 'Assertion (A):', 'Ice floats.'],
  ['Reason: It is light.', 'Reason:', 'It is light.'],
  ['(a) Ice', '(a)', 'Ice'],
  ['ii) Ice', 'ii)', 'Ice'],
])('%s starts with a mark', (line, mark, text) => {
  expect(stemLines(line)).toEqual([{ mark, text }])
})

test.each(['1.5 million people', 'A. R. Rahman wrote', '2024 was a leap year', 'Reason alone', 'i.e. nothing'])(
  '%s is plain text',
  (line) => {
    expect(stemLines(line)).toEqual([{ text: line }])
  },
)
