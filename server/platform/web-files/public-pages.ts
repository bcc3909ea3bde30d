import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isLanguage, type Language } from '#contract/languages.ts'
import { withScript } from './report-script.ts'
import { pageSender } from './static-page.ts'

export const ORIGIN = 'https://origin.invalid'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

interface Pages {
  publicUrl: string
  fill: (html: string, language: Language) => string
  script?: string | undefined
}

export function servePublicPages(app: FastifyInstance, folder: string, { publicUrl, fill, script }: Pages): void {
  if (!existsSync(folder)) return
  const base = new URL(publicUrl).href.replace(/\/$/, '')
  for (const name of pagesIn(folder)) {
    const html = readFileSync(join(folder, name), 'utf8').replaceAll(ORIGIN, base)
    const path = addressOf(name)
    const send = pageSender(Buffer.from(withScript(fill(html, languageOf(name)), script)), TYPES[extname(name)] ?? 'text/plain')
    app.get(path, FROM_MEMORY, send)
    if (path === '/' || !name.endsWith('.html')) continue
    app.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`, FROM_MEMORY, (_request, reply) => reply.redirect(path, 308))
  }
}

/** Served while requests queue for the database. */
const FROM_MEMORY = { config: { isCached: true } }

/** Other languages than English have a folder each. */
const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/** `hi/index.html` is `/hi/`. */
const addressOf = (name: string) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '$1')}`

function languageOf(name: string): Language {
  const [first] = name.split('/')
  return isLanguage(first) ? first : 'en'
}
