import type { Page } from '@playwright/test'
import { WITH_WORKER } from '#tests/support/browser/device.ts'
import { bytesOf, NEW_PHONE } from '#tests/support/browser/first-visit.ts'
import { IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

/** The scripts that the document lists for every signed-in page, routes first, or those that a page needs besides. */
const memberCode = async (page: Page, path = '/') =>
  (await page.locator(`meta[name="member-code"][data-path="${path}"]`).getAttribute('content'))
    ?.split(' ')
    .map((href) => new URL(href, page.url()).href)

const asked = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

test('visitors of public pages load no code of signed-in pages', async ({ open }) => {
  const page = await open('/forgot-password')
  const urls = asked(page)
  for (const path of ['/', '/login', '/signup']) await page.goto(path, { waitUntil: 'networkidle' })
  const code = await memberCode(page)
  expect(code?.length).toBeGreaterThan(2)
  // Form components are used both before and after signing in.
  expect(code?.filter((url) => urls.includes(url)).length).toBeLessThan(2)
  expect(urls).not.toContain(code?.[0])
})

test('for signed-in people code and data of the page load in parallel with the code that asks for them, once', async ({
  open,
  people,
}) => {
  const page = await open('/', { as: await people.aFreeReader() })
  const application = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await application.promise
    await route.continue()
  })
  const urls = asked(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  for (const path of ['/', '/dashboard'])
    await expect.poll(async () => (await memberCode(page, path))?.every((url) => urls.includes(url))).toBe(true)
  const calls = () => urls.filter((url) => new URL(url).pathname === '/api/entries')
  await expect.poll(() => calls().length).toBe(1)
  application.resolve()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(calls()).toHaveLength(1)
})

for (const path of ['/', '/login'])
  test(`a first visit to ${path} loads no web fonts but the letters of languages’ own names; the next page has them`, async ({
    open,
  }) => {
    const page = await open(path, { ...WITH_WORKER, remembers: { web_fonts: '' } })
    const face = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
    const fonts = () =>
      page.evaluate(() => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name)
        return names.filter((name) => name.endsWith('.woff2') && !name.includes('/own-name-')).length
      })
    await expect.poll(() => page.evaluate(() => localStorage.getItem('web_fonts'))).toBe('cached')
    expect(await face()).toMatch(/^"Inter Fallback"/)
    expect(await fonts()).toBe(0)
    await page.reload()
    await expect.poll(face).toMatch(/^Inter, /)
    await expect.poll(fonts).toBeGreaterThan(0)
  })

test('the code of the dashboard loads while my password is checked', async ({ open, people }) => {
  const { email, password } = await people.aFreeReader()
  const page = await open('/')
  const urls = asked(page)
  await page.goto('/login')
  const reply = Promise.withResolvers<void>()
  await page.route('**/api/auth/login', async (route) => {
    await reply.promise
    await route.continue()
  })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const code = await memberCode(page)
  await expect.poll(() => code?.every((url) => urls.includes(url))).toBe(true)
  reply.resolve()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
})

test('when the code of signed-in pages cannot be loaded I see an error and can retry', async ({ open, people, mishaps }) => {
  mishaps.expect(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const page = await open('/forgot-password', { as: await people.aFreeReader() })
  const code = await memberCode(page)
  await page.route(
    (url) => code?.includes(url.href) ?? false,
    (route) => route.abort(),
  )
  await page.goto('/dashboard')
  await expect(heading(page, 'Something went wrong')).toBeAttached()
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Reload the page' }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
})

const KB = 1000

for (const { path, budget } of [
  { path: '/', budget: 47 * KB },
  { path: '/login', budget: 137 * KB },
])
  test(`a first visit to ${path} transfers at most ${budget / KB} kB`, async ({ open }) => {
    const page = await open('/robots.txt', NEW_PHONE)
    expect(await bytesOf(page, path)).toBeLessThanOrEqual(budget)
  })

test('a first visit to an article with everything below its text transfers at most 254 kB', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open('/robots.txt', { ...NEW_PHONE, as: await people.aProReader() })
  const bytes = bytesOf(page, `/article/${article_id}`)
  await expect(page.getByRole('heading', { name: 'Practise' })).toBeAttached()
  expect(await bytes).toBeLessThanOrEqual(254 * KB)
})
