import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

type Content = Record<string, { schema: object }>

interface Operation {
  summary: string
  tags: string[]
  'x-policy': string
  'x-rate-class': string
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)

const OPEN = { config: { policy: 'public' } } as const

/** @param describe called on first use: takes megabytes */
export function serveDocs(app: FastifyInstance, describe: () => Record<string, unknown>): void {
  let json: string | undefined
  let page: string | undefined
  const css = readFileSync(join(import.meta.dirname, 'docs-page.css'), 'utf8')
  app.get('/api/openapi.json', OPEN, (_request, reply) => {
    json ??= JSON.stringify(describe())
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(json)
  })
  app.get('/api/docs', OPEN, (_request, reply) => {
    page ??= docsPage(describe())
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })
  app.get('/api/docs.css', OPEN, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css),
  )
}

function docsPage(document: Record<string, unknown>): string {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const features = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))]
  const sections = features.map(
    (feature) =>
      `<section><h2 id="${feature}">${feature}</h2>${calls
        .filter(({ operation }) => operation.tags[0] === feature)
        .map(callSection)
        .join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API of UPSC Current Catalyst</title>
<link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>API of UPSC Current Catalyst</h1>
<p>Send <code>Authorization: Bearer &lt;token&gt;</code> with the token that <code>POST /api/auth/login</code> answers, and JSON bodies. Every failure has the same shape:
<code>{ "success": false, "error": "a sentence", "code": "a_stable_code", "details": [{ "path", "message" }] }</code>.
Reads answer with an <code>ETag</code>; send it back as <code>If-None-Match</code>. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Features">${features.map((feature) => `<a href="#${feature}">${feature}</a>`).join(' ')}</nav>
${sections.join('\n')}
</main></body></html>`
}

function callSection({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const shown = (title: string, content: Content = {}) => {
    const shape = content['application/json']?.schema ?? (Object.keys(content).length > 0 ? Object.keys(content) : undefined)
    return shape
      ? `<details><summary>${title}</summary><pre tabindex="0">${escaped(JSON.stringify(shape, null, 2))}</pre></details>`
      : ''
  }
  const parameters = operation.parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${name}</code> in ${place}${required ? '' : ', optional'}: <code>${escaped(JSON.stringify(schema))}</code></li>`,
  )
  const statuses = Object.entries(operation.responses).map(
    ([status, { description }]) => `<li><code>${status}</code> ${escaped(description)}</li>`,
  )
  return `<article><h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>
<p>${escaped(operation.summary)}. For: <strong>${operation['x-policy']}</strong>. Rate class: ${operation['x-rate-class']}.</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${shown('Request body', operation.requestBody?.content)}
${shown('Reply', operation.responses['200']?.content)}
<details><summary>Statuses</summary><ul>${statuses.join('')}</ul></details></article>`
}
