import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNavigation } from '#server/platform/http/error-page.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { codePreloads } from './code-preloads.ts'
import { withScript } from './report-script.ts'
import { pageSender } from './static-page.ts'

const HTML = 'text/html; charset=utf-8'
const FOR_EVER = 'public, max-age=31536000, immutable'

export function serveWeb(app: FastifyInstance, folder: string, pagePolicy: string, script?: string): void {
  const index = join(folder, 'index.html')
  const isBuilt = existsSync(index)
  const html = isBuilt ? withScript(readFileSync(index, 'utf8'), script) : ''
  const send = isBuilt ? pageSender(Buffer.from(html), HTML) : undefined
  const preloads = codePreloads(html)
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const link = preloads(request.url)
    if (link) reply.header('link', link)
    return send?.(request, reply.header('content-security-policy', pagePolicy))
  }
  if (isBuilt) serveFiles(app, folder)
  // Browsers ask for it beside documents that name no icon, such as /robots.txt.
  if (isBuilt) app.get('/favicon.ico', { config: { isCached: true } }, (_request, reply) => reply.redirect('/favicon.svg', 308))
  if (isBuilt) app.get('/index.html', { config: { isCached: true } }, sendPage)
  const isFile = fileTest(isBuilt ? folder : undefined)
  app.setNotFoundHandler((request, reply) => {
    const [, first = ''] = request.url.split(/[/?]/)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && first !== 'api' && first !== 'functions' && (!isFile(first) || isNavigation(request))
    if (!isBuilt || !isPage) throw new HttpError(404, 'Not found')
    return sendPage(request, reply)
  })
}

/** No page begins with a folder of the build or a dotted name. */
function fileTest(folder: string | undefined): (first: string) => boolean {
  const entries = folder ? readdirSync(folder, { withFileTypes: true }) : []
  const folders = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
  return (first) => first.includes('.') || folders.has(first)
}

function serveFiles(app: FastifyInstance, folder: string): void {
  void app.register(async (app) => {
    // A page without its code stays blank.
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, isCached: true, pressureHandler: () => undefined }
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
