import { expect, test } from '#tests/support/browser/test.ts'

const REFUSAL = { success: false, error: 'The service is very busy. Please try again in a few seconds.', code: 'overloaded' }

test('a single refusal of each call by a busy server shows nowhere', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 503/)
  const refused = new Set<string>()
  const page = await open('/dashboard', {
    as: await people.aProReader(),
    prepare: (context) =>
      context.route('**/api/**', (route) => {
        const { pathname } = new URL(route.request().url())
        if (refused.has(pathname)) return route.continue()
        refused.add(pathname)
        return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: REFUSAL })
      }),
  })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading').first()).toBeVisible({ timeout: 30_000 })
  const seen = page.getByText(/busy|did not load|could not be|went wrong|try again/i)
  await expect(main.getByRole('article').or(main.getByRole('link')).first()).toBeVisible({ timeout: 30_000 })
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
  await expect(seen).toHaveCount(0)
  expect(refused.size).toBeGreaterThan(2)
})
