import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'
import { withScript } from './report-script.ts'
import { pageSender } from './static-page.ts'

const HTML = 'text/html; charset=utf-8'
const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Serves the built web application: hashed files are cached for ever, others are revalidated. Every other path of a page gets the application,
 * which does its own routing; unknown API paths and missing files get the error reply.
 * @param pagePolicy the content security policy of pages
 * @param script address of a script that the application's page loads besides its own
 */
export function serveWeb(app: FastifyInstance, folder: string, pagePolicy: string, script?: string): void {
  const index = join(folder, 'index.html')
  const isBuilt = existsSync(index)
  const send = isBuilt ? pageSender(Buffer.from(withScript(readFileSync(index, 'utf8'), script)), HTML) : undefined
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    send?.(request, reply.header('content-security-policy', pagePolicy))
  if (isBuilt) serveFiles(app, folder)
  if (isBuilt) app.get('/index.html', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|functions|assets)(\/|$)/.test(path) &&
      !/\.\w{2,5}$/.test(path)
    if (!isBuilt || !isPage) throw new HttpError(404, 'Not found')
    return sendPage(request, reply)
  })
}

function serveFiles(app: FastifyInstance, folder: string): void {
  void app.register(async (app) => {
    // Files need no database: they are served while requests queue for it.
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, isCached: true }
    })
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      globIgnore: ['index.html*'],
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? FOR_EVER : 'no-cache')
      },
    })
  })
}
