import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#server/settings/settings.ts'
import { withMemberPrice, withOperator } from './operator-details.ts'
import { withScript } from './report-script.ts'
import { pageSender } from './static-page.ts'

/** Placeholder in the built pages for the public URL, which only the running server knows. */
export const ORIGIN = 'https://origin.invalid'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Serves the public pages and the files for search engines. They are few and small, so they are kept in memory with the public URL, the
 * operator and the price filled in, and compressed at the highest level on first use.
 */
export function servePublicPages(
  app: FastifyInstance,
  folder: string,
  {
    publicUrl,
    operator,
    errorReports,
    memberPrice,
    script,
  }: Pick<Settings, 'publicUrl' | 'operator' | 'errorReports'> & {
    memberPrice: string | null
    /** Address of a script that every page loads. */
    script?: string | undefined
  },
): void {
  if (!existsSync(folder)) return
  const base = new URL(publicUrl).href.replace(/\/$/, '')
  for (const name of readdirSync(folder)) {
    const html = readFileSync(join(folder, name), 'utf8').replaceAll(ORIGIN, base)
    const page = withMemberPrice(withOperator(html, operator, errorReports), memberPrice)
    const path = addressOf(name)
    const send = pageSender(Buffer.from(withScript(page, script)), TYPES[extname(name)] ?? 'text/plain')
    app.get(path, FROM_MEMORY, send)
    if (path !== '/' && name.endsWith('.html')) app.get(`${path}/`, FROM_MEMORY, (_request, reply) => reply.redirect(path, 308))
  }
}

/** They are served while requests queue for the database. */
const FROM_MEMORY = { config: { isCached: true } }

const addressOf = (name: string) => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`)
