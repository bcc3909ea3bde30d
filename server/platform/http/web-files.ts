import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { HttpError } from './http-error.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * The built web application: hashed files are kept for ever, the rest is asked for again. Every other address that a person may open
 * gets the application, which knows its own routes; calls of the API and missing files get the error shape.
 * @param pagePolicy the content security policy of pages
 */
export function serveWeb(app: FastifyInstance, folder: string, pagePolicy: string): void {
  const isBuilt = existsSync(join(folder, 'index.html'))
  if (isBuilt)
    void app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? FOR_EVER : 'no-cache')
        if (/\.html(\.\w+)?$/.test(path)) reply.header('content-security-policy', pagePolicy)
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|functions|assets)(\/|$)/.test(path) &&
      !/\.\w{2,5}$/.test(path)
    if (!isBuilt || !isPage) throw new HttpError(404, 'Not found')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
