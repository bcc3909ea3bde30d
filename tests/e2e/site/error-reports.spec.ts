import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { type FakeCollector, startCollector } from '#tests/support/fakes/fake-collector.ts'

let collector: FakeCollector
let reporting: E2eServer

test.beforeAll(async () => {
  collector = await startCollector()
  reporting = await startServer({ SENTRY_DSN: collector.dsn })
})
test.beforeEach(() => collector.clear())
test.afterAll(async () => {
  await reporting.stop()
  await collector.stop()
})

/** Throws as code of the page would. */
const breakPage = (statement: string) => `setTimeout(() => { ${statement} })`

test('an error on a page is reported without what I typed, once, and the page works on', async ({ open, mishaps }) => {
  mishaps.expect(/Could not read/)
  const loaded = open('/login?token=token-in-address', { on: reporting })
  const page = await loaded
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill('ravi.kumar@example.test')
  await page.getByLabel('Password', { exact: true }).fill('monsoon-lantern-77')
  for (let n = 0; n < 3; n++) await page.evaluate(breakPage(`throw new TypeError('Could not read it: monsoon-lantern-77')`))
  await expect.poll(() => collector.events().length).toBe(1)
  await page.evaluate(breakPage(`void Promise.reject(new RangeError('Could not read ravi.kumar@example.test at this place'))`))
  await expect.poll(() => collector.events().length).toBe(2)
  const [error, rejection] = collector.events()
  expect(error).toMatchObject({ platform: 'javascript', transaction: 'page /login', tags: { kind: 'error' } })
  expect(error.exception.values[0]).toMatchObject({ type: 'TypeError', value: 'Could not read it: [text]' })
  expect(rejection).toMatchObject({ tags: { kind: 'rejection' } })
  for (const secret of ['monsoon', 'ravi', 'token-in-address']) expect(collector.bytes()).not.toContain(secret)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})

test('an error that the error page shows is reported with the account', async ({ open, mishaps }) => {
  mishaps.expect(/render|undefined|null|not a function|not iterable/)
  const { data } = await reporting.call<{ data: { demo_accounts: { email: string; password: string }[] } }>(
    'GET',
    '/api/instance',
  )
  const demo = data.demo_accounts.find(({ email }) => email.startsWith('free'))
  const { token, user } = await reporting.call<{ token: string; user: { id: string } }>('POST', '/api/auth/login', { body: demo })
  const page = await open('/privacy', { on: reporting, remembers: { auth_token: token, auth_user: JSON.stringify(user) } })
  // A reply of a form that no server sends.
  await page.route('**/api/entries*', (route) => route.fulfill({ json: { success: true, data: [{ articles: [{}] }] } }))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeAttached()
  await expect.poll(() => collector.events().length).toBeGreaterThan(0)
  expect(collector.events()[0]).toMatchObject({ transaction: 'page /dashboard', user: { id: user.id } })
  expect(collector.events()[0].exception.values[0].stacktrace.frames.at(-1).filename).toMatch(/^\/assets\/[\w.-]+\.js$/)
  expect(collector.bytes()).not.toContain(token)
})

test('a collector that refuses everything makes no calls in a circle', async ({ open, mishaps }) => {
  mishaps.expect(/Broken again/)
  collector.reply = { status: 500 }
  const page = await open('/login', { on: reporting })
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/error-reports') && calls.push(request.url())))
  await page.evaluate(`for (let n = 0; n < 50; n++) ${breakPage("throw new Error('Broken again in part ' + n)")}`)
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300))')
  expect(calls.length).toBeLessThanOrEqual(5)
})

test('the privacy page says what is true, and only pages of such a server load the script', async ({ open }) => {
  const on = await open('/privacy', { on: reporting })
  await expect(on.getByText('a service that collects error reports for us receives')).toBeVisible()
  expect(await on.locator('script[src*="error-reports"]').count()).toBe(1)
  const off = await open('/privacy', { withEmptyCache: true })
  await expect(off.getByText('no error reports are sent to anyone')).toBeVisible()
  for (const path of ['/', '/login', '/privacy', '/index.html']) {
    await off.goto(path)
    expect(await off.locator('script[src*="error-reports"]').count()).toBe(0)
  }
})
