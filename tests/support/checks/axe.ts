import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** WCAG 2.2 AA. Themes differ only in colours. */
export async function violations(page: Page, only: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  const runOnly: axe.RunOnly = only === 'colours' ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: LEVELS }
  if (!(await page.evaluate(() => 'axe' in window))) await load(page)
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`))
  }, runOnly)
}

/** By CDP: `page.evaluate` compiles the half megabyte in the test's process first. */
async function load(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Runtime.evaluate', { expression: source })
  await browser.detach()
}
