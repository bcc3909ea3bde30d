import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { HttpError } from './http-error.ts'

export const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === 'navigate' ||
  ((method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html'))

/** The first bytes may lack headers. */
export function isUnreadNavigation(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return (
    /^(GET|HEAD) (?!\/(api|functions)\b)/.test(text) ||
    /^(GET|HEAD) [\s\S]*\r\n(accept:[^\r]*text\/html|sec-fetch-mode: *navigate)/i.test(text)
  )
}

/** Only a script knows the theme. */
const STYLE = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
main{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:20vh 1.25rem 2rem}
h1{font-size:1.5rem;line-height:1.3}
a{display:inline-block;padding:.75rem 0;color:LinkText}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Spreads the retries. */
const SPREAD_SECONDS = 5

export function errorPage({ message, retryAfter }: HttpError): string {
  const pause = retryAfter && retryAfter + Math.floor(Math.random() * SPREAD_SECONDS)
  const refresh = pause ? `<meta http-equiv="refresh" content="${pause}">` : ''
  const rest = pause
    ? '<p>This page tries again by itself.</p><p><a href="">Try again now</a></p>'
    : '<p><a href="">Try again</a></p><p><a href="/">Go to the start page</a></p>'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}
<meta name="robots" content="noindex"><title>${pause ? 'One moment' : 'This did not work'} · UPSC Current Catalyst</title><style>${STYLE}</style></head>
<body><main><h1>${pause ? 'One moment, please' : 'This did not work'}</h1><p>${escaped(message)}</p>${rest}</main></body></html>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
