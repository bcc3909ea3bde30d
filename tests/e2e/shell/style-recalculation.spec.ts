import type { Browser, Locator, Page } from '@playwright/test'
import { atRest, drawn } from '#tests/support/browser/at-rest.ts'
import { expect, test } from '#tests/support/browser/test.ts'

interface TraceEvent {
  name: string
  args?: { elementCount?: number }
}

/** @returns how many elements got their styles again, at most in one frame */
async function restyled(browser: Browser, page: Page, change: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await change()
  await drawn(page)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const counts = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0)
  expect(counts.length).toBeGreaterThan(0)
  return Math.max(...counts)
}

const addRows = (page: Page) =>
  page.evaluate(() => {
    const list = document.createElement('ul')
    for (let row = 0; row < 1000; row++) list.append(Object.assign(document.createElement('li'), { textContent: `Row ${row}` }))
    document.querySelector('main')?.append(list)
  })

const unfold = (row: Locator) => row.evaluate((row) => row.append(document.createElement('p')))

// A selector such as `:has(> #main …) > :not(#main)` makes each change restyle the whole page: a tenth of a second on a cheap phone with a thousand rows.
for (const path of ['/dashboard', '/community/forums', '/syllabus'])
  test(`a change of one row on ${path} restyles that row, not the whole page`, async ({ browser, open, people }) => {
    const page = await open(path, { as: await people.aProReader(), viewport: { width: 360, height: 740 } })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await atRest(page)
    await addRows(page)
    await drawn(page)
    expect(await restyled(browser, page, () => unfold(page.getByText('Row 5', { exact: true })))).toBeLessThan(500)
  })
