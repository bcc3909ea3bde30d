import type { FastifyRequest } from 'fastify'

const MIN_LENGTH = 4
const MAX_TEXTS = 500
const MAX_VALUES = 5000

export function textsOfRequest({ body, params, query, url, headers }: FastifyRequest): string[] {
  return textsIn([body, params, query, url, headers.authorization, headers.cookie])
}

/** Longest first. Shorter texts would remove parts of words. */
export function textsIn(value: unknown): string[] {
  const found = new Set<string>()
  const open: unknown[] = [value]
  for (let seen = 0; open.length > 0 && seen < MAX_VALUES && found.size < MAX_TEXTS; seen++) {
    const next = open.pop()
    if (typeof next === 'string' && next.trim().length >= MIN_LENGTH) found.add(next.trim())
    else if (typeof next === 'object' && next !== null && !isBinary(next)) open.push(...Object.values(next).slice(0, MAX_VALUES))
  }
  return [...found].sort((one, other) => other.length - one.length)
}

const isBinary = (value: object) => ArrayBuffer.isView(value) || 'pipe' in value
