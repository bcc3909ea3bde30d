import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { exceededJsonLimit, JSON_LIMITS, type JsonLimit } from '#contract/json-limits.ts'
import * as m from '#messages/server/platform.ts'
import { HttpError } from './http-error.ts'

/** The client sends the content type even without a body. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    if (bytes.length === 0) return done(null, undefined)
    if (!isUtf8(bytes)) return done(malformed(m.requestNotUtf8))
    const text = bytes.toString('utf8')
    const limit = exceededJsonLimit(text)
    if (limit) return done(EXCEEDED[limit])
    parse(request, text, (error, value) => {
      if (error) done(malformed(m.invalidJson))
      else done(null, value)
    })
  })
}

const malformed = (sentence: string) => new HttpError(400, sentence, { code: 'malformed' })

const invalid = (sentence: string) => new HttpError(422, sentence)

const EXCEEDED: Record<JsonLimit, HttpError> = {
  depth: malformed(m.nestedTooDeeply),
  items: invalid(m.tooManyItems({ count: JSON_LIMITS.items })),
  values: invalid(m.tooManyValues({ count: JSON_LIMITS.values })),
  keyLength: invalid(m.fieldNameTooLong({ count: JSON_LIMITS.keyLength })),
}
