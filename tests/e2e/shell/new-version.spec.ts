import type { Route } from '@playwright/test'
import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import { aForum, openComposer } from '#tests/support/browser/forums.ts'
import { withNewerVersion } from '#tests/support/browser/newer-version.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('a new version waits until I reload, and my draft is there afterwards', async ({ open, people, server }) => {
  const version = await withNewerVersion(server)
  const forum = await aForum(server, people)
  const page = await open(forum.path, { as: await people.aProReader(), on: version.on, ...WITH_WORKER })
  const box = await openComposer(page)
  await box.fill('Half a sentence')
  await deviceIsReady(page)
  const loaded = await page.evaluate(() => performance.timeOrigin)
  version.putUp()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByText('A new version is ready. Your drafts are kept.')).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('A new version is ready.')).toBeHidden()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)

  await page.reload()
  await expect(box).toHaveValue('Half a sentence')
  await box.fill('Half a sentence, and the other half')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update now' }).click()
  await reloaded
  await expect(box).toHaveValue('Half a sentence, and the other half')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null)).toBeNull()
  // An open page would keep calling the stopped server.
  await page.close()
  await version.stop()
})

test('the product works without a service worker', async ({ open, people }) => {
  const page = await open('/dashboard', {
    as: await people.aFreeReader(),
    ...WITH_WORKER,
    prepare: (context) =>
      context.addInitScript(() => {
        if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => Promise.reject(new Error('Not here'))
      }),
  })
  const warning = await page.waitForEvent('console', (message) =>
    message.text().includes('The service worker was not registered'),
  )
  expect(warning.type()).toBe('warning')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('after an update a part of an open page whose code is gone is offered with the new version, without a service worker too', async ({
  open,
  people,
  mishaps,
}) => {
  mishaps.expect(/status of 404/)
  const page = await open('/settings', { as: await people.aFreeReader() })
  await page.waitForLoadState('networkidle')
  const gone = (route: Route) => route.fulfill({ status: 404, json: { success: false, error: 'Not found' } })
  await page.route('**/assets/*.js', gone)
  const document = await (await page.request.get('/login')).text()
  await page.route('**/login', (route) =>
    route.fulfill({ contentType: 'text/html', body: document.replaceAll(/assets\/([\w-]+)\.js/g, 'assets/$1-next.js') }),
  )
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('A new version is ready. Your drafts are kept.')).toBeVisible()
  await page.unrouteAll()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update now' }).click()
  await reloaded
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
})
