import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { exceededJsonLimit, JSON_LIMITS, type JsonLimit } from '#contract/json-limits.ts'
import { HttpError } from './http-error.ts'

/** The client sends the content type even without a body. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    if (bytes.length === 0) return done(null, undefined)
    if (!isUtf8(bytes)) return done(malformed('The request is not valid UTF-8'))
    const text = bytes.toString('utf8')
    const limit = exceededJsonLimit(text)
    if (limit) return done(EXCEEDED[limit])
    parse(request, text, (error, value) => {
      if (error) done(malformed('Invalid JSON format. Please check your syntax and try again.'))
      else done(null, value)
    })
  })
}

const malformed = (sentence: string) => new HttpError(400, sentence, { code: 'malformed' })

const invalid = (sentence: string) => new HttpError(422, sentence)

const EXCEEDED: Record<JsonLimit, HttpError> = {
  depth: malformed('The JSON is nested too deeply'),
  items: invalid(`A list or an object can have at most ${JSON_LIMITS.items.toLocaleString('en-IN')} items`),
  values: invalid(`The request can have at most ${JSON_LIMITS.values.toLocaleString('en-IN')} values`),
  keyLength: invalid(`A field name can have at most ${JSON_LIMITS.keyLength} characters`),
}
