import type { FastifyRequest } from 'fastify'
import type { ErrorReports } from './error-reports.ts'
import { textsOfRequest } from './known-texts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    errorReports: ErrorReports
  }
}

/** Never contains the URL, headers or body. */
export function reportRequestError(error: unknown, request: FastifyRequest, status: number): void {
  const { errorReports } = request.server
  if (!errorReports.isOn) return
  const route = `${request.method} ${request.routeOptions?.url ?? 'unknown'}`
  errorReports.report(error, {
    transaction: route,
    tags: { route, method: request.method, status, request_id: request.id },
    userId: request.member?.id,
    userAgent: request.headers['user-agent'],
    known: textsOfRequest(request),
  })
}
