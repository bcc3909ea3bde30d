import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** Replaces messages of zod. */
z.config({ customError: (issue) => sentenceFor(issue) })

function sentenceFor(issue: Issue): string {
  const label = labelOf(issue.path ?? [])
  if (issue.input === undefined && issue.code !== 'custom') return `${label} is required`
  switch (issue.code) {
    case 'invalid_type':
      return `${label} must be ${TYPES[issue.expected] ?? 'of another type'}`
    case 'invalid_value':
      return `${label} must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'invalid_format':
      return `${label} must be ${FORMATS[issue.format] ?? 'in the format that the API reference gives'}`
    case 'too_big':
      return `${label} must ${UNITS[issue.origin] ? 'have' : 'be'} at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`
    case 'too_small':
      return `${label} must ${UNITS[issue.origin] ? 'have' : 'be'} at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`
    case 'unrecognized_keys':
      return `${quoteFields(issue.keys)} ${issue.keys.length === 1 ? 'is not a known field' : 'are not known fields'}`
    default:
      return `${label} is not valid`
  }
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  nan: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const FORMATS: Record<string, string> = {
  uuid: 'an id',
  email: 'an email address',
  url: 'a URL',
  date: 'a valid day, written YYYY-MM-DD',
  datetime: 'a time like 2026-01-15T06:00:00+05:30',
  safeint: 'a whole number',
}
const UNITS: Record<string, string> = { string: ' characters', array: ' items', record: ' fields' }
const MAX_NAMES = 5

/** Requests can have a thousand. */
export function quoteFields(keys: readonly string[]): string {
  const shown = keys.slice(0, MAX_NAMES).map((key) => `"${key}"`)
  return keys.length > MAX_NAMES ? `${shown.join(', ')} and ${keys.length - MAX_NAMES} more` : shown.join(', ')
}

function labelOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string')
  if (name === undefined) return path.length > 0 ? 'An item' : 'The request'
  return typeof path.at(-1) === 'number' ? `An item of ${name}` : name
}
