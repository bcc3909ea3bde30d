import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { TestAction } from '#server/payments/test-payments.ts'

export interface TestCheckoutView {
  /** As `$1.50`. */
  price: string
  /** As `per month`. */
  per: string
  message: { tone: 'good' | 'bad'; text: string } | null
  actions: TestAction[]
  /** After a payment that failed. */
  isRetry?: boolean
  back: { label: string; path: string }
}

const LABELS: Record<Exclude<TestAction, 'pay'>, string> = {
  decline: 'Simulate a failed payment',
  renew: 'Simulate a renewal',
  fail: 'Simulate a failed renewal',
  end: 'End the paid period now',
  refund: 'Refund the payment',
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)

const CSS_PATH = '/billing/test-checkout.css'

export function serveTestCheckoutStyle(app: FastifyInstance, webFolder: string): void {
  const css = readFileSync(join(import.meta.dirname, 'test-checkout-page.css'), 'utf8') + interfaceFace(webFolder)
  app.get(CSS_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(css))
}

/** Named by the build: see scripts/build/name-interface-font.ts. */
function interfaceFace(webFolder: string): string {
  const index = join(webFolder, 'index.html')
  const [, file] = (existsSync(index) && /<meta name="interface-font" content="([^"]+)"/.exec(readFileSync(index, 'utf8'))) || []
  return file ? `@font-face{font-family:"Inter";font-weight:400 700;font-display:swap;src:url("${file}") format("woff2")}\n` : ''
}

/** Works without JavaScript, which only sets the theme. */
export function testCheckoutPage({ price, per, message, actions, isRetry, back }: TestCheckoutView): string {
  const [first] = actions
  const labels = { ...LABELS, pay: `${isRetry ? 'Try again: pay' : 'Pay'} ${price}` }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Test checkout, UPSC Current Catalyst</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${CSS_PATH}"><script src="/before-paint.js"></script></head>
<body><header>
<p class="mark"><strong>Test checkout: no money is charged.</strong> It works like a payment service but needs no card.</p>
</header><main>
<h1>UPSC Current Catalyst Pro</h1>
<p class="price"><span>${escaped(price)}</span> ${escaped(per)}</p>
${message ? `<p class="${message.tone}" role="status">${escaped(message.text)}</p>` : ''}
${actions.map((act) => form(act, escaped(labels[act]), act === first ? '' : ' class="quiet"')).join('\n')}
</main><footer><p><a href="${escaped(back.path)}">${escaped(back.label)}</a></p></footer></body></html>`
}

const form = (act: TestAction, label: string, tone: string) =>
  `<form method="post"><input type="hidden" name="act" value="${act}"><button${tone}>${label}</button></form>`
