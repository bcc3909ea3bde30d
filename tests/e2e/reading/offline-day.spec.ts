import type { Page } from '@playwright/test'
import { deviceIsReady, everythingStored, WITH_WORKER } from '#tests/support/browser/device.ts'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { aTone } from '#tests/support/browser/tone.ts'
import { anItem } from '#tests/support/fixtures/in-news.ts'

let days = 0

/** A day of two articles, one of them with a recording of 0.1 MB. */
async function aDay(library: Library) {
  const titles = ['North', 'South'].map((side) => `Harbour ${side} ${++days}`)
  const date = library.aFreeDay()
  const ids = await library.publish(
    date,
    titles.map((title) => anArticle(title)),
    { in_news: [anItem(`Wetland ${days}`)] },
  )
  await library.record(ids[0] ?? '', 'en', aTone(12))
  const said = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  return { titles, ids, item: `Wetland ${days}`, name: new RegExp(`\\b${said}`) }
}

async function openDay(page: Page, name: RegExp) {
  const day = page.getByRole('button', { name })
  await expect(day).toBeVisible()
  if ((await day.getAttribute('aria-expanded')) !== 'true') await day.click()
}

const keep = (page: Page) => page.getByRole('button', { name: 'Download for offline reading' })
const kept = (page: Page) => page.getByText(/^Downloaded, /)

test('I see the size of a day before the download, and can read all of it without a network', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.allowOffline()
  const day = await aDay(library)
  const page = await open('/dashboard', { as: await people.aProReader(), ...WITH_WORKER })
  await deviceIsReady(page)
  await openDay(page, day.name)
  await keep(page).click()
  const dialog = page.getByRole('dialog', { name: 'Download for offline reading' })
  await expect(dialog).toContainText('2 articles with their translations, quizzes and cards: 0.1 MB.')
  await expect(dialog.getByRole('checkbox', { name: /English/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Download 0.1 MB' }).click()
  await expect(kept(page)).toBeVisible()

  await page.context().setOffline(true)
  await page.goto('/dashboard')
  await openDay(page, day.name)
  await expect(page.getByText('Available offline', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'In the news' }).getByRole('heading', { name: day.item })).toBeVisible()
  await page.getByRole('link', { name: day.titles[0] ?? '', exact: true }).click()
  await expect(heading(page, day.titles[0] ?? '')).toBeVisible()
  await page.getByRole('button', { name: 'Play' }).first().click()
  await expect(page.getByRole('region', { name: 'Audio overview' })).toHaveAttribute('data-status', 'playing')
  await page.goto('/library')
  const shelf = page.getByRole('main')
  await expect(shelf.getByRole('link', { name: /^My Bookmarks/ })).toBeVisible()
  await expect(shelf.getByRole('link', { name: /^Syllabus/ })).toHaveCount(0)

  await page.context().setOffline(false)
  await page.goto('/dashboard')
  await openDay(page, day.name)
  await page.getByRole('button', { name: 'Remove download' }).click()
  await expect(keep(page)).toBeVisible()
  expect(await everythingStored(page)).not.toContain('sound ')
})

test('when the network fails the download waits and continues automatically; cancelling deletes everything', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.allowOffline()
  mishaps.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const day = await aDay(library)
  const reader = await people.aProReader()
  const page = await open('/dashboard', { as: reader })
  await openDay(page, day.name)
  let isCut = true
  await page.route(/\/api\/audio\//, async (route) => {
    if (!isCut) return route.continue()
    await page.context().setOffline(true)
    await route.abort()
  })
  await keep(page).click()
  await page.getByRole('button', { name: /^Download \d/ }).click()
  await expect(page.getByText('Waiting for the network. The download will resume.')).toBeVisible()
  isCut = false
  await page.context().setOffline(false)
  await expect(kept(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remove download' }).click()

  isCut = true
  await keep(page).click()
  await page.getByRole('button', { name: /^Download \d/ }).click()
  await expect(page.getByText('Waiting for the network. The download will resume.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('This day can be downloaded when you’re back online.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(keep(page)).toBeVisible()
  await expect.poll(() => everythingStored(page)).not.toContain(`${reader.user.id}/article/${day.ids[0]}`)
})

test('when the device is full the download says so and deletes its parts', async ({ open, people, library }) => {
  const day = await aDay(library)
  const reader = await people.aProReader()
  const page = await open('/dashboard', {
    as: reader,
    prepare: (context) =>
      context.addInitScript(() => {
        const { put } = IDBObjectStore.prototype
        IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
          if (this.name === 'sounds') throw new DOMException('Full', 'QuotaExceededError')
          return put.apply(this, given)
        }
      }),
  })
  await openDay(page, day.name)
  await keep(page).click()
  await page.getByRole('button', { name: /^Download \d/ }).click()
  await expect(page.getByText(/Not enough space on this device: the download needs 0\.1\sMB\./)).toBeVisible()
  await expect(keep(page)).toBeVisible()
  const stored = await everythingStored(page)
  expect(stored).not.toContain(`${reader.user.id}/article/${day.ids[0]}`)
})

test('when Pro ends the download is deleted', async ({ open, people, library, server }) => {
  const day = await aDay(library)
  const admin = await people.anAdmin()
  const reader = await people.aFreeReader()
  const become = (role: string) =>
    server.call('PATCH', `/api/admin/users/${reader.user.id}`, { as: admin, body: { role, password: admin.password } })
  await become('pro')
  const page = await open('/dashboard', { as: { ...reader, user: { ...reader.user, role: 'pro' } } })
  await openDay(page, day.name)
  await keep(page).click()
  await page.getByRole('button', { name: /^Download \d/ }).click()
  await expect(kept(page)).toBeVisible()
  await become('free')
  await page.reload()
  await expect(keep(page)).toBeHidden()
  await expect.poll(() => everythingStored(page)).not.toContain(`${reader.user.id}/article/`)
})

test('an article that was taken back stays readable until I am online; then its recording goes too, and I read why', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.allowOffline()
  // What was read is sent later, to an article that is gone.
  mishaps.allow(/status of 404.*progress/)
  const { titles, ids, name } = await aDay(library)
  const [[title = '', other = ''], [id = '', otherId = '']] = [titles, ids]
  const reader = await people.aProReader()
  const page = await open('/dashboard', { as: reader, ...WITH_WORKER })
  await deviceIsReady(page)
  await openDay(page, name)
  await keep(page).click()
  await page.getByRole('button', { name: /^Download \d/ }).click()
  await expect(kept(page)).toBeVisible()
  const body = { reason: 'The port was never built.' }
  await server.call('POST', `/api/admin/articles/${id}/recall`, { as: await people.anAdmin(), body })

  await page.context().setOffline(true)
  await page.goto(`/article/${id}`)
  await expect(heading(page, title)).toBeVisible()

  await page.context().setOffline(false)
  await page.goto('/dashboard')
  await openDay(page, name)
  await expect(page.getByRole('link', { name: other, exact: true })).toBeVisible()
  await expect.poll(() => everythingStored(page)).toContain(`${reader.user.id}/recalled/${id}`)
  const stored = await everythingStored(page)
  expect(stored).not.toContain(`${reader.user.id}/article/${id}`)
  expect(stored).not.toContain('sound ')

  await page.context().setOffline(true)
  await page.goto(`/article/${id}`)
  await expect(heading(page, 'This article was taken back')).toBeVisible()
  await expect(page.getByText('The port was never built.')).toBeVisible()
  await page.goto(`/article/${otherId}`)
  await expect(heading(page, other)).toBeVisible()
})
