import { z } from 'zod'
import * as m from '#messages/contract/validation.ts'

type Issue = z.core.$ZodRawIssue

/** Replaces messages of zod. */
z.config({ customError: (issue) => sentenceFor(issue) })

function sentenceFor(issue: Issue): string {
  const label = labelOf(issue.path ?? [])
  if (issue.input === undefined && issue.code !== 'custom') return m.required({ label })
  switch (issue.code) {
    case 'invalid_type':
      return (TYPES[issue.expected] ?? m.mustBeOfAnotherType)({ label })
    case 'invalid_value':
      return `${label} must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'invalid_format':
      return (FORMATS[issue.format] ?? m.mustBeAsDocumented)({ label })
    case 'too_big':
      return (MAXIMA[issue.origin] ?? m.atMost)({ label, maximum: String(issue.maximum) })
    case 'too_small':
      return (MINIMA[issue.origin] ?? m.atLeast)({ label, minimum: String(issue.minimum) })
    case 'unrecognized_keys':
      return (issue.keys.length === 1 ? m.unknownField : m.unknownFields)({ fields: quoteFields(issue.keys) })
    default:
      return m.notValid({ label })
  }
}

const TYPES: Record<string, typeof m.mustBeText> = {
  string: m.mustBeText,
  number: m.mustBeNumber,
  nan: m.mustBeNumber,
  int: m.mustBeWholeNumber,
  boolean: m.mustBeTrueOrFalse,
  null: m.mustBeNull,
  array: m.mustBeList,
  object: m.mustBeObject,
  record: m.mustBeObject,
}
const FORMATS: Record<string, typeof m.mustBeId> = {
  uuid: m.mustBeId,
  email: m.mustBeEmail,
  url: m.mustBeUrl,
  date: m.mustBeDay,
  datetime: m.mustBeTime,
  safeint: m.mustBeWholeNumber,
}
const MAXIMA: Record<string, typeof m.atMost> = { string: m.atMostCharacters, array: m.atMostItems, record: m.atMostFields }
const MINIMA: Record<string, typeof m.atLeast> = { string: m.atLeastCharacters, array: m.atLeastItems, record: m.atLeastFields }
const MAX_NAMES = 5

/** Requests can have a thousand. */
export function quoteFields(keys: readonly string[]): string {
  const shown = keys.slice(0, MAX_NAMES).map((key) => `"${key}"`)
  return keys.length > MAX_NAMES ? `${shown.join(', ')} and ${keys.length - MAX_NAMES} more` : shown.join(', ')
}

function labelOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string')
  if (name === undefined) return path.length > 0 ? m.item : m.request
  return typeof path.at(-1) === 'number' ? m.itemOf({ label: name }) : name
}
