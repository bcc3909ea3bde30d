import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addressIn } from '#contract/interface-language.ts'
import { DESCRIPTORS, type Language } from '#contract/languages.ts'
import { translateRefusal } from '#contract/translate-reply.ts'
import { TEXTS as LABELS } from '#messages/all/contract/field-labels.ts'
import { TEXTS } from '#messages/all/pages/error-page.ts'
import { TEXTS as CODES } from '#messages/all/platform/reply-codes.ts'
import { TEXTS as REPLIES } from '#messages/all/replies.ts'
import type { HttpError } from './http-error.ts'
import { pageLanguage } from './interface-language.ts'

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

/** The same, of the language. @param bytes as for `isUnreadNavigation` */
export function unreadLanguage(bytes: Buffer): Language {
  const text = bytes.toString('latin1')
  const [, url = '/'] = /^[A-Z]+ (\S+)/.exec(text) ?? []
  const headerOf = (name: string) => new RegExp(`\r\n${name}: *([^\r]*)`, 'i').exec(text)?.[1]
  return pageLanguage(url, { cookie: headerOf('cookie'), 'accept-language': headerOf('accept-language') })
}

/** Only a script knows the theme. The proxy's own page has the same (deploy/nginx.conf). */
export const ERROR_PAGE_STYLE = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
main{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:20vh 1.25rem 2rem}
h1{font-size:1.5rem;line-height:1.3}
a{display:inline-block;padding:.75rem 0;color:LinkText}`

const styleHash = createHash('sha256').update(ERROR_PAGE_STYLE).digest('base64')

export const ERROR_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Spreads the retries. */
const SPREAD_SECONDS = 5

export function errorPage({ message, code, retryAfter }: HttpError, language: Language): string {
  const m = TEXTS[language]
  const pause = retryAfter && retryAfter + Math.floor(Math.random() * SPREAD_SECONDS)
  const refresh = pause ? `<meta http-equiv="refresh" content="${pause}">` : ''
  const rest = pause
    ? `<p>${m.triesAgain}</p><p><a href="">${m.tryAgainNow}</a></p>`
    : `<p><a href="">${m.tryAgain}</a></p><p><a href="${addressIn('/', language)}">${m.toStartPage}</a></p>`
  return `<!doctype html>
<html lang="${language}" dir="${DESCRIPTORS[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${refresh}
<meta name="robots" content="noindex"><title>${pause ? m.oneMoment : m.didNotWork} · UPSC Current Catalyst</title><style>${ERROR_PAGE_STYLE}</style></head>
<body><main><h1>${pause ? m.oneMomentPlease : m.didNotWork}</h1><p>${escaped(inLanguage(message, code, language))}</p>${rest}</main></body></html>`
}

function inLanguage(message: string, code: string, language: Language): string {
  if (language === 'en') return message
  const replies = { ...REPLIES[language], labels: LABELS[language], codes: CODES[language] }
  return translateRefusal({ error: message, code }, replies).error
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
