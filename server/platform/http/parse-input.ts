import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { MAX_DETAILS } from '#contract/error-reply.ts'
import { pathOf } from '#contract/field-path.ts'
import * as m from '#messages/server/platform.ts'
import { HttpError } from './http-error.ts'

/** @throws HttpError */
export function parseInput(endpoint: Endpoint, request: FastifyRequest) {
  const params = endpoint.params?.safeParse(request.params)
  if (params && !params.success) throw new HttpError(404, endpoint.notFound)
  const query = endpoint.query?.safeParse(request.query)
  if (query && !query.success) throw invalid(query.error)
  if (endpoint.body && request.body === undefined) throw new HttpError(400, m.needsJsonBody)
  const body = endpoint.body?.safeParse(request.body)
  if (body && !body.success) throw invalid(body.error, endpoint.errorMessage?.(request.body))
  if (!isWellFormed(body?.data)) throw new HttpError(422, m.charactersNotStorable)
  return { params: params?.data, query: query?.data, body: body?.data }
}

/** PostgreSQL does not store lone surrogates. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => name.isWellFormed() && isWellFormed(part))
}

function invalid(error: z.ZodError, sentence?: string): HttpError {
  const details = error.issues.slice(0, MAX_DETAILS).map((issue) => ({ path: pathOf(issue.path), message: issue.message }))
  return new HttpError(422, sentence ?? details[0]?.message ?? m.notValid, { details })
}
