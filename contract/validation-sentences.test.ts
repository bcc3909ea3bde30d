import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mistakesIn, schemas } from '#tests/support/fixtures/wrong-values.ts'

/** The validator's own English: every sentence of its locale begins with one of these. */
const LIBRARY =
  /^(Invalid (input|[\w-]+( key)?( in \w+)?|option|string|number|union)\b(?! JSON)|Unrecognized key|Too (big|small)|Required|Expected)/

describe('sentences for invalid input', () => {
  test.each(schemas)('$name: every mistake has a sentence of the product', ({ schema }) => {
    const sentences = mistakesIn(schema).map(({ message }) => message)
    expect(sentences.filter((sentence) => LIBRARY.test(sentence))).toEqual([])
    expect(sentences.filter((sentence) => sentence.length > 500)).toEqual([])
  })

  test('name the field and what it must be', () => {
    const shape = z.strictObject({
      name: z.string().max(3),
      id: z.uuid(),
      kind: z.enum(['a', 'b']),
      list: z.array(z.int()).max(1),
      n: z.number().min(2),
    })
    const sentences = (value: unknown) => shape.safeParse(value).error?.issues.map(({ message }) => message)
    expect(sentences({ name: 'long', id: 'x', kind: 'c', list: [0.5], n: 1 })).toEqual([
      'name must have at most 3 characters',
      'id must be an id',
      'kind must be "a" or "b"',
      'An item of list must be a whole number',
      'n must be at least 2',
    ])
    expect(sentences({ id: 1, kind: 'a', list: [1, 2], n: 'x', more: 1 })).toEqual([
      'name is required',
      'id must be text',
      'list must have at most 1 items',
      'n must be a number',
      '"more" is not a known field',
    ])
    expect(sentences([])).toEqual(['The request must be an object'])
  })
})
