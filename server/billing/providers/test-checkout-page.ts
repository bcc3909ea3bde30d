import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BillingCycle } from '#contract/billing/plans.ts'
import { DESCRIPTORS, type Language } from '#contract/languages.ts'
import { TEXTS } from '#messages/all/pages/test-checkout.ts'
import type { TestAction } from '#server/payments/test-payments.ts'

export interface TestCheckoutView {
  /** As `$1.50`. */
  price: string
  cycle: BillingCycle
  message: { tone: 'good' | 'bad'; text: MessageName } | null
  actions: TestAction[]
  /** After a payment that failed. */
  isRetry?: boolean
  back: { label: 'backWithoutPaying' | 'seePlans' | 'backToSettings'; path: string }
}

type MessageName =
  | 'active'
  | 'canceledAtEnd'
  | 'pendingRenewal'
  | 'pastDue'
  | 'ended'
  | 'expired'
  | 'declined'
  | 'paidTwice'
  | 'notDelivered'

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
export function testCheckoutPage(view: TestCheckoutView, language: Language): string {
  const { price, cycle, message, actions, isRetry, back } = view
  const m = TEXTS[language]
  const [first] = actions
  const labels: Record<TestAction, string> = {
    pay: isRetry ? m.payAgain({ price }) : m.pay({ price }),
    decline: m.decline,
    renew: m.renew,
    fail: m.fail,
    end: m.end,
    refund: m.refund,
  }
  return `<!doctype html>
<html lang="${language}" dir="${DESCRIPTORS[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${m.title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${CSS_PATH}"><script src="/before-paint.js"></script></head>
<body><header>
<p class="mark"><strong>${m.noMoney}</strong> ${m.howItWorks}</p>
</header><main>
<h1>UPSC Current Catalyst Pro</h1>
<p class="price"><span>${escaped(price)}</span> ${cycle === 'monthly' ? m.perMonth : m.perYear}</p>
${message ? `<p class="${message.tone}" role="status">${escaped(m[message.text])}</p>` : ''}
${actions.map((act) => form(act, escaped(labels[act]), act === first ? '' : ' class="quiet"')).join('\n')}
</main><footer><p><a href="${escaped(back.path)}">${escaped(m[back.label])}</a></p></footer></body></html>`
}

const form = (act: TestAction, label: string, tone: string) =>
  `<form method="post"><input type="hidden" name="act" value="${act}"><button${tone}>${label}</button></form>`
