import type { Page } from '@playwright/test'
import { expect, heading, test } from '#tests/support/browser/test.ts'

/** What the document names as the code around every signed-in page, its routes first. */
const memberCode = async (page: Page) =>
  (await page.locator('meta[name="member-code"]').getAttribute('content'))
    ?.split(' ')
    .map((href) => new URL(href, page.url()).href)

const asked = (page: Page) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

test('who only comes to the public pages loads nothing of what is behind the sign-in page', async ({ open }) => {
  const page = await open('/forgot-password')
  const urls = asked(page)
  for (const path of ['/', '/login', '/signup']) await page.goto(path, { waitUntil: 'networkidle' })
  const code = await memberCode(page)
  expect(code?.length).toBeGreaterThan(2)
  // Forms are on both sides of the door.
  expect(code?.filter((url) => urls.includes(url)).length).toBeLessThan(2)
  expect(urls).not.toContain(code?.[0])
})

test('signed in, the code of the frame is fetched beside the code that asks for it', async ({ open, people }) => {
  const page = await open('/', { as: await people.aFreeReader() })
  const application = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async (route) => {
    await application.promise
    await route.continue()
  })
  const urls = asked(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect.poll(async () => (await memberCode(page))?.every((url) => urls.includes(url))).toBe(true)
  application.resolve()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
})

test('while my password is on its way, so is the dashboard', async ({ open, people }) => {
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

test('when the code behind the sign-in page does not come, I am told so and can ask again', async ({ open, people, mishaps }) => {
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
  await page.getByRole('link', { name: 'Load the page again' }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
})
