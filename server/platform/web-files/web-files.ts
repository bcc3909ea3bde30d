import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { isNavigation } from '#server/platform/http/error-page.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { interfaceLanguage } from '#server/platform/http/interface-language.ts'
import { codePreloads } from './code-preloads.ts'
import { pageSender } from './static-page.ts'

const HTML = 'text/html; charset=utf-8'
const VARIES = 'accept-encoding, accept-language, cookie'
const FOR_EVER = 'public, max-age=31536000, immutable'

/** @param fill adds to a document what only the running server knows */
export function serveWeb(app: FastifyInstance, folder: string, pagePolicy: string, fill = (html: string): string => html): void {
  const documents = documentsIn(folder, fill)
  const isBuilt = documents.has('en')
  const send = (request: FastifyRequest, reply: FastifyReply, document: Document | undefined) => {
    const link = document?.preloads(request.url)
    if (link) reply.header('link', link)
    return document?.send(request, reply.header('content-security-policy', pagePolicy))
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    send(request, reply, documents.get(interfaceLanguage(request.headers)) ?? documents.get('en'))

  if (isBuilt) serveFiles(app, folder)
  // Browsers ask for it beside documents that name no icon, such as /robots.txt.
  if (isBuilt) app.get('/favicon.ico', { config: { isCached: true } }, (_request, reply) => reply.redirect('/favicon.svg', 308))
  for (const [language, document] of documents)
    app.get(`/${fileOf(language)}`, { config: { isCached: true } }, (request, reply) => send(request, reply, document))
  const isFile = fileTest(isBuilt ? folder : undefined)
  app.setNotFoundHandler((request, reply) => {
    const [, first = ''] = request.url.split(/[/?]/)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && first !== 'api' && first !== 'functions' && (!isFile(first) || isNavigation(request))
    if (!isBuilt || !isPage) throw new HttpError(404, 'Not found')
    return sendPage(request, reply)
  })
}

interface Document {
  send: ReturnType<typeof pageSender>
  preloads: ReturnType<typeof codePreloads>
}

/** One for each language of the interface, as far as they are built. */
function documentsIn(folder: string, fill: (html: string) => string): Map<Language, Document> {
  const built = LANGUAGES.filter((language) => existsSync(join(folder, fileOf(language))))
  return new Map(
    built.map((language) => {
      const html = fill(readFileSync(join(folder, fileOf(language)), 'utf8'))
      return [language, { send: pageSender(Buffer.from(html), HTML, VARIES), preloads: codePreloads(html) }]
    }),
  )
}

/** As scripts/build names them. */
const fileOf = (language: Language) => (language === 'en' ? 'index.html' : `index.${language}.html`)

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
      globIgnore: ['index.html*', 'index.*.html*'],
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? FOR_EVER : 'no-cache')
      },
    })
  })
}
