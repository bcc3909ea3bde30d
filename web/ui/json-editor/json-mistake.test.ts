import { describe, expect, test } from 'vitest'
import { jsonMistake } from './json-mistake.ts'

describe('the first syntax error', () => {
  test.each([
    ['', 1, 1, 'Expected a value, but the text ends here'],
    ['{', 1, 2, 'Expected a name in double quotes, but the text ends here'],
    ['{"a": }', 1, 7, 'Expected a value'],
    ['{\n  "a": 1,\n}', 3, 1, 'Expected another name after the comma'],
    ['[1,\n 2,\n]', 3, 1, 'Expected another value after the comma'],
    ['{"a" 1}', 1, 6, 'Expected a colon'],
    ['{a: 1}', 1, 2, 'Expected a name in double quotes'],
    ["{'a': 1}", 1, 2, 'Expected a name in double quotes'],
    ['{"a": 1 "b": 2}', 1, 9, 'Expected a comma or }'],
    ['[1 2]', 1, 4, 'Expected a comma or ]'],
    ['[1, 2', 1, 6, 'Expected a comma or ], but the text ends here'],
    ['{"a": "b\nc"}', 1, 9, 'A string cannot contain a line break: close it, or write \\n'],
    ['["\t"]', 1, 3, 'A string cannot contain this character: write it as \\u…, or \\t for a tab'],
    ['["a\\x"]', 1, 4, 'A backslash in a string must be followed by one of " \\ / b f n r t u'],
    ['["abc', 1, 2, 'This string is never closed'],
    ['{} {}', 1, 4, 'Expected the end of the text'],
    ['[01]', 1, 3, 'Expected a comma or ]'],
    ['[tru]', 1, 2, 'Expected a value'],
    ['{"a": [1, {"b": [}]}', 1, 18, 'Expected a value'],
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
