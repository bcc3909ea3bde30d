import * as m from '#messages/server/platform.ts'
import { HttpError } from './http-error.ts'

const ESCAPES = /(?:%[0-9a-f]{2})+/gi

/** Otherwise the parser misreads escapes that are not UTF-8. */
export function unreadableQuery(url: string): HttpError | undefined {
  const start = url.indexOf('?')
  if (start < 0 || !url.includes('%', start)) return undefined
  const isReadable = (url.slice(start).match(ESCAPES) ?? []).every(isUtf8)
  return isReadable ? undefined : new HttpError(400, m.addressNotUtf8, { code: 'malformed' })
}

function isUtf8(escapes: string): boolean {
  try {
    decodeURIComponent(escapes)
    return true
  } catch {
    return false
  }
}
