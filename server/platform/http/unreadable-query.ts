import { HttpError } from './http-error.ts'

const ESCAPES = /(?:%[0-9a-f]{2})+/gi

/**
 * A query whose escaped bytes are not UTF-8, of which the parser would make something else than was meant. A percent sign by itself stands for
 * itself. Paths are refused by the router.
 * @returns HttpError 400, or nothing
 */
export function unreadableQuery(url: string): HttpError | undefined {
  const start = url.indexOf('?')
  if (start < 0 || !url.includes('%', start)) return undefined
  const isReadable = (url.slice(start).match(ESCAPES) ?? []).every(isUtf8)
  return isReadable ? undefined : new HttpError(400, 'The address is not valid UTF-8', { code: 'malformed' })
}

function isUtf8(escapes: string): boolean {
  try {
    decodeURIComponent(escapes)
    return true
  } catch {
    return false
  }
}
