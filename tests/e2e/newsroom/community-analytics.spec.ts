import { readFileSync } from 'node:fs'
import type { CommunityStats } from '#contract/newsroom/analytics.ts'
import { aForum } from '#tests/support/browser/forums.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { widerThanTheScreen } from '#tests/support/checks/fits.ts'

test('an admin sees the community statistics, finds the most active content, and exports it', async ({
  open,
  people,
  server,
}) => {
  const [admin, tester] = [await people.anAdmin(), await people.aTester()]
  const forum = await aForum(server, people, 'Analytics of rivers')
  const question = await forum.post(tester, 'Which river has the largest basin?')
  await forum.post(tester, 'The Ganga', question)
  const { data: stats } = await server.call<{ data: CommunityStats }>('GET', '/api/admin/community/stats?range=7d', { as: admin })

  const page = await open('/admin/dashboard', { as: admin })
  await page.getByRole('tab', { name: 'Community Analytics' }).click()
  await expect(heading(page, 'Community Analytics')).toBeVisible()
  await page.getByLabel('Range').selectOption({ label: 'Last 7 days' })
  await expect(page).toHaveURL(/range=7d/)
  await expect(page.getByRole('term').filter({ hasText: 'Posts and replies' })).toBeVisible()
  await expect(page.getByRole('definition').nth(4)).toHaveText(String(stats.total_posts))

  await page.getByText('Show as a table').click()
  const table = page.getByRole('table', { name: 'Posts per day' })
  await expect(table.getByRole('row')).toHaveCount(9)
  await expect(table.getByRole('row').last()).toContainText(String(stats.total_posts))

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('community-analytics-7d.csv')
  expect(readFileSync(await file.path(), 'utf8')).toContain(`total_posts,${stats.total_posts}\r\n`)

  // The order depends on other posts, and on the time of the count.
  const first = page.getByRole('region', { name: 'Top content' }).getByRole('link').first()
  const address = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL(address ?? '')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('on a phone nothing is wider than the screen, also right after it was turned', async ({ open, people, server }) => {
  const [admin, tester] = [await people.anAdmin(), await people.aTester()]
  await (await aForum(server, people, 'Narrow rivers')).post(tester, 'How wide is the Brahmaputra?')
  const page = await open('/admin/community?range=90d', { as: admin, viewport: { width: 360, height: 740 } })
  const chart = page.getByRole('region', { name: 'Posts per day' })
  await page.getByText('Show as a table').click()
  await expect(chart.locator('svg')).toBeVisible()
  expect(await widerThanTheScreen(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 740 })
  await expect.poll(() => chart.locator('svg').evaluate((svg) => svg.clientWidth)).toBeGreaterThan(600)
  // Measured in the same moment, before the page can draw the chart again.
  const isInside = await chart.evaluate((card) => {
    card.style.width = '300px'
    return card.scrollWidth <= card.clientWidth
  })
  expect(isInside).toBe(true)
})

test('statistics that cannot be loaded leave the rest of the page, and load on a retry', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 500/)
  const page = await open('/admin/community', { as: await people.anAdmin() })
  const stats = '**/api/admin/community/stats*'
  await page.route(stats, (route) => route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'internal' } }))
  await page.getByLabel('Range').selectOption({ label: 'Last 90 days' })
  await expect(page.getByText('The statistics did not load.')).toBeVisible()
  await expect(page.getByText('Show as a table')).toBeVisible()
  await page.unroute(stats)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('definition').first()).toHaveText(/\d/)
})

test('when nothing can be loaded, one message says so, without an export', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 429/)
  const page = await open('/dashboard', { as: await people.anAdmin() })
  const figures = '**/api/admin/community/**'
  await page.route(figures, (route) => route.fulfill({ status: 429, json: { success: false, error: 'Busy.', code: 'busy' } }))
  await page.goto('/admin/community')
  await expect(page.getByRole('alert')).toHaveText(/The figures did not load.*Busy\./)
  await expect(page.getByRole('button', { name: 'Export as CSV' })).toBeHidden()
  await page.unroute(figures)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Show as a table')).toBeVisible()
})
