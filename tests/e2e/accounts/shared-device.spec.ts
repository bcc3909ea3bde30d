import type { Page } from '@playwright/test'
import { deviceIsReady, everythingStored, WITH_WORKER } from '#tests/support/browser/device.ts'
import { aForum, openComposer } from '#tests/support/browser/forums.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const DRAFT = 'canary-draft-of-A'

/** Every stored occurrence, with the text around it. */
const found = (text: string, canaries: string[]) =>
  canaries.flatMap((canary) => {
    const at = text.indexOf(canary)
    return at < 0 ? [] : [text.slice(Math.max(0, at - 80), at + canary.length)]
  })

const signIn = async (page: Page, { email, password }: Person) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
}

test('abuse 20: after I sign out without a network, the next person on this device finds no data of mine', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.allowOffline()
  const a = await people.aProReader()
  const b = await people.aFreeReader()
  const forum = await aForum(server, people)
  const parts = { mains_model_answers: [{ question: 'Why?', answer: 'canary-mains-answer' }] }
  const [id = ''] = await library.publish(library.aFreeDay(), [anArticle('canary-title', parts)])
  const page = await open(`/article/${id}`, { as: a, ...WITH_WORKER })
  await expect(heading(page, 'canary-title')).toBeVisible()
  await deviceIsReady(page)
  await page.goto(forum.path)
  await (await openComposer(page)).fill(DRAFT)
  await page.context().setOffline(true)
  await page.goto(`/article/${id}`)
  await expect(heading(page, 'canary-title')).toBeVisible()
  await page.getByRole('button', { name: 'Bookmark' }).click()
  // Without this check the test would also pass if nothing had been stored at all.
  const before = await everythingStored(page)
  for (const canary of ['canary-title', 'canary-mains-answer', DRAFT, a.token, a.email, a.user.id])
    expect(before).toContain(canary)

  await page.getByRole('button', { name: /Settings menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  const canaries = ['canary-title', 'canary-mains-answer', DRAFT, a.token, a.email, a.user.id, id]
  const holdsNothing = async () => {
    const now = await everythingStored(page)
    return found(now, canaries)
  }
  await expect.poll(holdsNothing).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await page.goto(`/article/${id}`)
  await expect(page).toHaveURL('/login')

  await page.context().setOffline(false)
  await signIn(page, b)
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  canaries.splice(canaries.indexOf('canary-title'), 1)
  canaries.splice(canaries.indexOf(id), 1)
  expect(await holdsNothing()).toEqual([])
  await page.context().setOffline(true)
  await page.goto(`/article/${id}`)
  await expect(page.getByText('The article did not load')).toBeVisible()
  expect(await holdsNothing()).toEqual([])
})

test('after my session is ended on another device I find my draft when I return, and another person finds no data of mine', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 401/)
  const a = await people.aProReader()
  const b = await people.aFreeReader()
  const forum = await aForum(server, people)
  const [id = ''] = await library.publish(library.aFreeDay(), [anArticle('canary-title')])
  const page = await open(`/article/${id}`, { as: a })
  /** Until then it waits on the device, also after the session has ended, so that it is not lost. */
  const readMarkHasArrived = async (token: string) => {
    const readIds = () => server.call<{ data: string[] }>('GET', '/api/progress', { as: { token } })
    await expect.poll(async () => (await readIds()).data).toContain(id)
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/waiting/')))).toEqual([])
  }
  const writeAndExpire = async ({ token }: Person) => {
    await page.goto(`/article/${id}`)
    await expect(heading(page, 'canary-title')).toBeVisible()
    await readMarkHasArrived(token)
    await page.goto(forum.path)
    await (await openComposer(page)).fill(DRAFT)
    await server.call('POST', '/api/auth/logout', { as: { ...a, token } })
    // A poll may already have ended the session here, and then the link is gone.
    await page
      .getByRole('link', { name: 'Today' })
      .click({ timeout: 3000 })
      .catch(() => undefined)
    await expect(page).toHaveURL('/login')
  }
  const finds = async (canaries: string[]) => found(await everythingStored(page), canaries)

  await writeAndExpire(a)
  await expect.poll(() => finds(['canary-title', a.token, id])).toEqual([])
  await signIn(page, a)
  await page.goto(forum.path)
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue(DRAFT)

  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  await writeAndExpire({ ...a, token: token ?? '' })
  await signIn(page, b)
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await expect.poll(() => finds([DRAFT, a.token, a.email, a.user.id])).toEqual([])
})
