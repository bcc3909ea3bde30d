import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ExternalServiceError } from '#server/platform/external/external-call.ts'
import type { Settings } from '#server/settings/settings.ts'

const SLOW_MS = 1000

const SECRET = ['authorization', 'cookie', 'password', 'current_password', 'new_password', 'token', 'email']
const REDACTED = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

export const loggerOptions = ({ logLevel }: Settings, destination?: { write(line: string): void }) => ({
  level: logLevel,
  redact: { paths: REDACTED, censor: '[redacted]' },
  serializers: { req: requestFields, err: errorFields },
  ...(destination ? { stream: destination } : {}),
})

export function logRequests(app: FastifyInstance, { logLevel }: Settings): void {
  const logsReads = logLevel === 'debug' || logLevel === 'trace'
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isShed) return done()
    if (reply.statusCode >= 500 || reply.elapsedTime > SLOW_MS) request.log.warn(lineOf(request, reply), 'request')
    else if (request.method !== 'GET') request.log.info(lineOf(request, reply), 'request')
    else if (logsReads) request.log.debug(lineOf(request, reply), 'request')
    done()
  })
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  const { url = 'none' } = request.routeOptions
  return {
    reqId: request.id,
    method: request.method,
    route: url,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    user: request.member?.id,
  }
}

const requestFields = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url,
  id: request.id,
})

interface LoggedError extends Error {
  code?: string
}

/** Our own messages contain neither keys nor user content. */
const errorFields = (error: LoggedError) => ({
  type: error.name,
  message: error.message,
  code: error.code,
  stack: error.stack ?? '',
  ...(error.cause instanceof ExternalServiceError ? { cause: error.cause.message } : {}),
})
