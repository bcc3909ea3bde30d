import { errorType, functionName, scrubMessage } from '#contract/site/error-report-rules.ts'
import type { BrowserError } from '#contract/site/error-reports.ts'

/** Anyone can send this: keeps only the form our page sends. */
export function browserReport({ type, message, kind, page, frames }: BrowserError) {
  const path = pagePattern(page)
  return {
    transaction: `page ${path}`,
    tags: { page: path, kind },
    exception: {
      type: errorType(type),
      value: scrubMessage(message),
      mechanism: { type: kind === 'rejection' ? 'onunhandledrejection' : 'onerror', handled: false },
      stacktrace: {
        frames: frames
          .map(({ function: name, file, line, column }) => ({
            function: functionName(name || '<anonymous>'),
            filename: isOwnFile(file) ? file : 'outside',
            lineno: line,
            colno: column,
            in_app: isOwnFile(file),
          }))
          .reverse(),
      },
    },
  }
}

const isOwnFile = (file: string) => /^\/(assets\/[\w.-]{1,100}|before-paint|service-worker(\.[a-z]{2})?)\.js$/.test(file)

/** `/article/0190…` becomes `/article/:id`. */
export function pagePattern(path: string): string {
  const parts = path.split(/[?#]/)[0]?.split('/').slice(1, 6) ?? []
  return `/${parts.map((part) => (/^[a-z][a-z-]{0,30}$/.test(part) ? part : part && ':id')).join('/')}`
}
