import type { Page } from '@playwright/test'
import { aForum, openComposer } from '#tests/support/browser/forums.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { selectionTools, selectWords } from '#tests/support/browser/selection.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'

/** A name that is neither https nor localhost, as in the network of a coaching centre. */
const NAME = 'catalyst.test'

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
})

/** The browser says of each page that it does not isolate it, as over https. */
const WITHOUT_ISOLATION = /Cross-Origin-Opener-Policy header has been ignored/

const main = (page: Page) => page.getByRole('main')
const overHttp = (server: E2eServer): E2eServer => ({ ...server, url: server.url.replace('127.0.0.1', NAME) })

test('over plain http I grade a card', async ({ open, people, library, server, mishaps }) => {
  mishaps.allow(WITHOUT_ISOLATION)
  const reader = await people.aNewProReader()
  const flashcards = [{ front: 'Question?', back: 'Answer.' }]
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A card at home', { follow_up_data: { flashcards } })])
  await server.call('POST', '/api/recall/cards', { as: reader, body: { article_id: id, all_flashcards: true } })
  const page = await open('/review', { as: reader, on: overHttp(server) })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await main(page).getByRole('button', { name: 'Show the answer' }).click()
  await main(page).getByRole('button', { name: /^Easy/ }).click()
  await expect(page.getByText('Done for today')).toBeVisible()
})

test('over plain http I copy a link and a key, and highlight words', async ({ open, people, library, server, mishaps }) => {
  mishaps.allow(WITHOUT_ISOLATION)
  const forum = await aForum(server, people)
  const as = await people.aNewProReader()
  await forum.post(as, 'A post to share')
  const page = await open(forum.path, { as, on: overHttp(server) })
  await page.getByRole('button', { name: /^More about the post/ }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  await (await openComposer(page)).press('ControlOrMeta+V')
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue(new RegExp(`^http://${NAME}.*${forum.path}#`))

  await page.goto('/settings/devices')
  const card = page.getByRole('region', { name: 'Two-step sign-in' })
  await card.getByRole('button', { name: 'Set up an authenticator app…' }).click()
  await card.getByLabel('Password', { exact: true }).fill(as.password)
  await card.getByRole('button', { name: 'Set up an authenticator app', exact: true }).click()
  await card.getByRole('button', { name: 'Copy key' }).click()
  await expect(card.getByText('Copied', { exact: true })).toBeVisible()

  const [id] = await library.publish(library.aFreeDay(), [anArticle('A mark at home')])
  await page.goto(`/article/${id}`)
  await selectWords(page, 'past', 'A mark at home came')
  await selectionTools(page).getByRole('button', { name: 'Fact' }).click()
  await expect(page.getByText(/^Highlighted as fact\./)).toBeVisible()
})
