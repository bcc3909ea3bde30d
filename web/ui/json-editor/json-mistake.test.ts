import { describe, expect, test } from 'vitest'
import { jsonMistake } from './json-mistake.ts'

describe('the first mistake of syntax', () => {
  test.each([
    ['', 1, 1, 'The text ends where a value should be'],
    ['{', 1, 2, 'The text ends where a name in double quotes should be'],
    ['{"a": }', 1, 7, 'Here should be a value'],
    ['{\n  "a": 1,\n}', 3, 1, 'Here should be another name, or no comma before it'],
    ['[1,\n 2,\n]', 3, 1, 'Here should be another value, or no comma before it'],
    ['{"a" 1}', 1, 6, 'Here should be a colon'],
    ['{a: 1}', 1, 2, 'Here should be a name in double quotes'],
    ["{'a': 1}", 1, 2, 'Here should be a name in double quotes'],
    ['{"a": 1 "b": 2}', 1, 9, 'Here should be a comma or }'],
    ['[1 2]', 1, 4, 'Here should be a comma or ]'],
    ['[1, 2', 1, 6, 'The text ends where a comma or ] should be'],
    ['{"a": "b\nc"}', 1, 9, 'A text goes on over the end of the line: close it, or write \\n'],
    ['["\t"]', 1, 3, 'A text holds a character that has to be written as \\u…, such as a tab'],
    ['["a\\x"]', 1, 4, 'A backslash in a text stands before one of " \\ / b f n r t u'],
    ['["abc', 1, 2, 'This text is never closed'],
    ['{} {}', 1, 4, 'Here should be the end of the text'],
    ['[01]', 1, 3, 'Here should be a comma or ]'],
    ['[tru]', 1, 2, 'Here should be a value'],
    ['{"a": [1, {"b": [}]}', 1, 18, 'Here should be a value'],
  ])('%j', (text, line, column, message) => {
    expect(jsonMistake(text)).toMatchObject({ line, column, message })
  })

  test.each(['1', '"a"', ' {"a": [1, -2.5e3, true, null, "\\u0905\\n"], "b": {}} ', '[]', '[[],{}]'])('%s has none', (text) =>
    expect(jsonMistake(text)).toBeUndefined(),
  )

  test('is found however deep and however long the text is', () => {
    expect(jsonMistake('['.repeat(100_000))).toMatchObject({ column: 100_001 })
    expect(jsonMistake(`[${'"x",\n'.repeat(50_000)}]`)).toMatchObject({ line: 50_001 })
  })
})
