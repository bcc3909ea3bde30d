import fc from 'fast-check'
import { z } from 'zod'
import { isLanguage } from '#contract/languages.ts'
import { TEXTS, UNSTORABLE, VALUES } from './hostile.ts'

/** As used by the contract. */
interface Shape {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  enum?: unknown[]
  const?: unknown
  oneOf?: Shape[]
  anyOf?: Shape[]
  additionalProperties?: Shape | boolean
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** Existing ids by field. */
export type Known = (name: string) => unknown[]

const MAX_ITEMS = 4
const DAYS = ['2026-01-13', '2026-01-14', '2026-01-15', '2028-02-29']

/** With every optional field, as far as JSON Schema can express it. */
export const validFor = (schema: z.ZodType, known: Known): fc.Arbitrary<unknown> =>
  valid(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape, '', known)

function valid(shape: Shape, name: string, known: Known): fc.Arbitrary<unknown> {
  const there = known(name)
  const made = invented(shape, name, known)
  return there.length === 0 ? made : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...there) }, { weight: 2, arbitrary: made })
}

function invented(shape: Shape, name: string, known: Known): fc.Arbitrary<unknown> {
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.const !== undefined) return fc.constant(shape.const)
  const alternatives = shape.anyOf ?? shape.oneOf
  if (alternatives) return fc.oneof(...alternatives.map((one) => valid(one, name, known)))
  if (shape.type === 'string') return text(shape)
  if (shape.type === 'integer' || shape.type === 'number') return number(shape)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type === 'null') return fc.constant(null)
  if (shape.type === 'array') {
    const least = shape.minItems ?? 0
    const most = Math.max(least, Math.min(shape.maxItems ?? MAX_ITEMS, MAX_ITEMS))
    return fc.array(valid(shape.items ?? {}, '', known), { minLength: least, maxLength: most })
  }
  if (shape.properties) return record(shape, known)
  if (shape.type === 'object') {
    const values = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {}
    return fc.dictionary(fc.constantFrom('past', 'present', 'future', 'A', 'B'), valid(values, '', known), { maxKeys: 3 })
  }
  return anything(name)
}

function record({ properties = {}, required = [] }: Shape, known: Known) {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, shape]) => [key, valid(shape, key, known)]))
  return fc.record(fields, { requiredKeys: required.filter((key) => key in fields), noNullPrototype: true })
}

/** For schemas that check later: the expected value, or a text with it. */
function anything(name: string): fc.Arbitrary<unknown> {
  const words = fc.constantFrom('Words.', '### Heading\n- **bold**', ...TEXTS.slice(0, 12))
  const sections = fc.dictionary(fc.constantFrom('past', 'present', 'future', '0', '1'), words, { minKeys: 1, maxKeys: 3 })
  if (name.startsWith('analysis') || isLanguage(name))
    return fc.oneof(
      sections,
      sections.map((value) => JSON.stringify(value)),
      words,
    )
  return fc.oneof(fc.constant(null), fc.jsonValue({ maxDepth: 2 }), sections)
}

function text({ format, pattern, minLength = 0, maxLength = 3000 }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.constantFrom(...DAYS)
  if (format === 'date-time') return fc.constantFrom(...DAYS.map((day) => `${day}T06:00:00Z`))
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const fits = (one: string) => one.length >= minLength && one.length <= maxLength
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, 24) }).filter(fits) },
    { weight: 4, arbitrary: fc.constantFrom('Plain words', ...TEXTS.filter(fits)).filter(fits) },
    { weight: 1, arbitrary: fc.constantFrom(minLength, maxLength, maxLength - 1).map((length) => 'क'.repeat(length)) },
  )
}

const BIGGEST = 2 ** 31

function number({ type, minimum = -BIGGEST, maximum = BIGGEST }: Shape): fc.Arbitrary<number> {
  const [min, max] = [minimum, Math.min(maximum, Number.MAX_SAFE_INTEGER)]
  const edges = fc.constantFrom(min, max, Math.min(min + 1, max), Math.min(min + 2, max))
  if (type === 'integer') return fc.oneof(edges, fc.integer({ min, max: Math.min(max, min + 30) }))
  return fc.oneof(edges, fc.double({ min, max, noNaN: true }))
}

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...VALUES),
  fc.constantFrom(...TEXTS, ...UNSTORABLE, 'x'.repeat(11_000)),
  fc.jsonValue({ maxDepth: 3 }),
)

type Step = string | number

/** Paths in a value, the root first. */
function placesOf(value: unknown, at: Step[] = []): Step[][] {
  if (typeof value !== 'object' || value === null) return [at]
  return [
    at,
    ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...at, Array.isArray(value) ? Number(key) : key])),
  ]
}

function changed(value: unknown, [step, ...rest]: Step[], change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<Step, unknown>
  const next = changed(copy[step], rest, change)
  if (next === GONE) delete copy[step]
  else copy[step] = next
  return copy
}

const GONE = Symbol('gone')

const CHANGES: ((old: unknown, instead: unknown) => unknown)[] = [
  (_old, instead) => instead,
  (_old, instead) => instead,
  () => GONE,
  (old) => (typeof old === 'string' ? `${old}\0` : GONE),
  (old) => (typeof old === 'string' ? `${old}${'x'.repeat(300)}` : [old]),
  (old) => (typeof old === 'number' ? old + 1 : { value: old }),
  (old) => (typeof old === 'number' ? old - 1 : (JSON.stringify(old) ?? GONE)),
  (old) => (Array.isArray(old) ? Array.from({ length: 600 }, () => old[0]) : null),
]

/** With one error each. */
export const mutatedFor = (schema: z.ZodType, known: Known): fc.Arbitrary<unknown> =>
  fc.tuple(validFor(schema, known), fc.nat(1000), fc.nat(CHANGES.length - 1), hostile).map(([value, where, how, instead]) => {
    const places = placesOf(value)
    const place = places[where % places.length] ?? []
    const next = changed(value, place, (old) => CHANGES[how]?.(old, instead))
    return next === GONE ? undefined : next
  })
