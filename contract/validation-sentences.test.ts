import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './all.ts'

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  additionalProperties?: Shape | boolean
}

const WRONG = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  1e300,
  Number.NaN,
  '',
  'x',
  'x'.repeat(70_000),
  '\0',
  [],
  [null],
  {},
  { x: 1 },
  new Date(0),
]

/** The validator's own English: every sentence of its locale begins with one of these. */
const LIBRARY =
  /^(Invalid (input|[\w-]+( key)?( in \w+)?|option|string|number|union)\b(?! JSON)|Unrecognized key|Too (big|small)|Required|Expected)/

/** A value with something wrong in every place of a schema, one at a time. */
function* wrongValues(shape: Shape, depth = 0): Generator<unknown> {
  yield* WRONG
  if (depth > 5) return
  for (const [name, inner] of Object.entries(shape.properties ?? {}))
    for (const value of wrongValues(inner, depth + 1)) yield { [name]: value, unknown_field: 1 }
  for (const one of shape.anyOf ?? []) yield* wrongValues(one, depth + 1)
  if (shape.items) for (const value of wrongValues(shape.items, depth + 1)) yield [value]
  if (typeof shape.additionalProperties === 'object')
    for (const value of wrongValues(shape.additionalProperties, depth + 1)) yield { hi: value, past: value }
}

const schemas = endpoints.flatMap(({ endpoint: { method, path, params, query, body } }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [[`${method} ${path} ${part}`, schema as z.ZodType] as const] : [],
  ),
)

describe('sentences for invalid input', () => {
  test.each(schemas)('%s: every mistake has a sentence of the product', (_name, schema) => {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
    const sentences = new Set<string>()
    for (const value of wrongValues(shape))
      for (const { message } of schema.safeParse(value).error?.issues ?? []) sentences.add(message)
    expect([...sentences].filter((sentence) => LIBRARY.test(sentence))).toEqual([])
    expect([...sentences].filter((sentence) => sentence.length > 500)).toEqual([])
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
