import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'
import { isTooDeep } from './json-depth.ts'

/** JSON is the only content type accepted. An empty body with a JSON type is no body: the client always names the type. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text === '') return done(null, undefined)
    if (isTooDeep(text)) return done(malformed('The JSON is nested too deeply'))
    parse(request, text, (error, value) => {
      if (error) done(malformed('Invalid JSON format. Please check your syntax and try again.'))
      else done(null, value)
    })
  })
}

const malformed = (sentence: string) => new HttpError(400, sentence, { code: 'malformed' })
