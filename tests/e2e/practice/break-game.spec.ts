import type { Page } from '@playwright/test'
import { anArticle } from '#tests/support/browser/library.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'
import { beginBreak } from '#tests/support/browser/timer.ts'
import { type FakeReddit, listing, startReddit } from '#tests/support/fakes/fake-reddit.ts'

const TITLE = 'A lake that nobody had mapped before'
const post = (title: string, more = {}) => ({ title, stickied: false, ...more })

/** The product of these workers, whose break game uses the fake Reddit. */
const test = base.extend<{ product: E2eServer; reddit: FakeReddit }, { pair: { product: E2eServer; reddit: FakeReddit } }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const reddit = await startReddit()
      const product = await startServer({ REDDIT_BASE_URL: reddit.url })
      await use({ product, reddit })
      await product.stop()
      await reddit.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [async ({ pair: { product } }, use) => use(product), { scope: 'worker' }],
  reddit: async ({ pair: { reddit } }, use) => {
    reddit.reply = { body: listing(post(TITLE)) }
    reddit.asked.length = 0
    await use(reddit)
  },
  product: async ({ pair: { product }, reddit: _ }, use) => {
    await use(product)
    expect(product.faults.splice(0), 'errors the server logged').toEqual([])
  },
})

const modal = (page: Page) => page.getByRole('dialog', { name: 'Break Time' })
const choices = (page: Page) => modal(page).getByRole('list', { name: /Which/ }).getByRole('button')
const button = (page: Page, name: string) => modal(page).getByRole('button', { name })
const verdict = (page: Page) =>
  modal(page)
    .getByRole('status')
    .filter({ hasText: /Correct|Incorrect/ })

test('in the break I guess which subreddit a post is from, and my score is kept', async ({ open, people, product, reddit }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), on: product })
  await beginBreak(page)
  await expect(modal(page).getByText('Which subreddit is this post from?')).toBeVisible()
  await expect(modal(page).getByText(TITLE)).toBeVisible()
  await expect(choices(page)).toHaveCount(4)
  const asked = reddit.asked.at(-1)
  expect(asked).toEqual({
    path: expect.stringMatching(/^\/r\/\w+\/hot\.json\?limit=10$/),
    cookie: undefined,
    referrer: undefined,
    authorization: undefined,
  })
  const right = `r/${asked?.path.split('/')[2]}`

  await button(page, right).click()
  await expect(verdict(page)).toHaveText('Correct.')
  await expect(modal(page).getByText('Score in this break: 1 of 1')).toBeVisible()
  await expect(button(page, 'Skip Question')).toBeHidden()

  // The answer cannot be changed.
  await choices(page).filter({ hasNotText: right }).first().click({ force: true })
  await expect(modal(page).getByText('Score in this break: 1 of 1')).toBeVisible()

  await button(page, 'Next Question').click()
  await expect(button(page, 'Skip Question')).toBeVisible()
  await expect(choices(page)).toHaveCount(4)
  const second = `r/${reddit.asked.at(-1)?.path.split('/')[2]}`
  await choices(page).filter({ hasNotText: second }).first().click()
  await expect(verdict(page)).toHaveText(`Incorrect. The answer is ${second}.`)
  await expect(modal(page).getByText('Score in this break: 1 of 2')).toBeVisible()
})

test('a question that is skipped is not counted', async ({ open, people, product, reddit }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), on: product })
  await beginBreak(page)
  await expect(choices(page)).toHaveCount(4)
  const before = reddit.asked.length
  reddit.reply = { body: listing(post('Another title of some length')) }
  await button(page, 'Skip Question').click()
  await expect(modal(page).getByText('Another title of some length')).toBeVisible()
  expect(reddit.asked.length).toBe(before + 1)
  await expect(modal(page).getByText(/Score in this break/)).toBeHidden()
})

test('a title is shown as text, whatever it contains', async ({ open, people, product, reddit }) => {
  const hostile = `<img src=x onerror=alert(1)> &lt;script&gt; R&amp;D ${'W'.repeat(200)}`
  reddit.reply = { body: listing(post(hostile)) }
  const page = await open('/dashboard', { as: await people.aFreeReader(), on: product, viewport: { width: 320, height: 640 } })
  await beginBreak(page)
  await expect(modal(page).getByText('<img src=x onerror=alert(1)> <script> R&D')).toBeVisible()
  await expect(modal(page).locator('img')).toHaveCount(0)
  expect(await modal(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})

for (const { what, reply, sentence, mishap } of [
  { what: 'a refusal', reply: { status: 403 }, sentence: 'Failed to fetch from Reddit: 403', mishap: /status of 403/ },
  { what: 'a busy site', reply: { status: 429 }, sentence: 'Failed to fetch from Reddit: 429', mishap: /status of 429/ },
  { what: 'an outage', reply: { status: 503 }, sentence: 'Failed to fetch from Reddit: 503', mishap: /status of 503/ },
  {
    what: 'a page instead of posts',
    reply: { type: 'text/html', body: '<!doctype html><h1>Log in' },
    sentence: 'Reddit sent an unreadable response.',
  },
  {
    what: 'posts without what is needed',
    reply: { body: '{"data":{"children":[null,{"kind":"t3"}]}}' },
    sentence: 'No suitable posts found',
  },
  {
    what: 'ten megabytes',
    reply: { body: `"${'x'.repeat(10_000_000)}"` },
    sentence: 'Reddit sent an unreadable response.',
  },
  {
    what: 'stickied and too short posts only',
    reply: { body: listing(post(TITLE, { stickied: true }), post('Too short')) },
    sentence: 'No suitable posts found',
  },
])
  test(`after ${what} I can try again`, async ({ open, people, product, reddit, mishaps }) => {
    if (mishap) mishaps.expect(mishap)
    reddit.reply = reply
    const page = await open('/dashboard', { as: await people.aFreeReader(), on: product })
    await beginBreak(page)
    const alert = modal(page).getByRole('alert')
    await expect(alert).toContainText('Posts are not available now')
    await expect(alert).toContainText(sentence)
    reddit.reply = { body: listing(post(TITLE)) }
    await button(page, 'Retry').click()
    await expect(modal(page).getByText(TITLE)).toBeVisible()
  })

test('when the site cannot be reached the game says so, and I play with key terms instead', async ({
  open,
  people,
  product,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED.*hot\.json/)
  const page = await open('/dashboard', { as: await people.aFreeReader(), on: product })
  await page.route('**/hot.json*', (route) => route.abort())
  await beginBreak(page)
  await expect(modal(page).getByRole('alert')).toContainText('Cannot reach Reddit')
  mishaps.allowOffline()
  await page.context().setOffline(true)
  await button(page, 'Play with key terms').click()
  await expect(modal(page).getByText('Which key term does this describe?')).toBeVisible()
  for (let round = 1; round <= 3; round++) {
    await expect(choices(page)).toHaveCount(4)
    await choices(page).first().click()
    await expect(verdict(page)).toBeVisible()
    await expect(modal(page).getByText(new RegExp(`Score in this break: [0-${round}] of ${round}$`))).toBeVisible()
    await button(page, 'Next Question').click()
  }
  await page.context().setOffline(false)
})

test('the key terms of articles that I have opened come first', async ({ open, people, product, library, reddit, mishaps }) => {
  mishaps.expect(/status of 403/)
  const term = { term: 'Quiet Lake Doctrine (QLD)', definition: 'The QLD is a rule made up for this test alone.' }
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A lake', { follow_up_data: { key_terms_list: [term] } })])
  reddit.reply = { status: 403 }
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), on: product })
  await beginBreak(page)
  await button(page, 'Play with key terms').click()
  await expect(modal(page).getByText('The ____ is a rule made up for this test alone.')).toBeVisible()
  await button(page, term.term).click()
  await expect(verdict(page)).toHaveText('Correct.')
})

test('a request to a slow site ends after ten seconds', async ({ open, people, product, reddit }) => {
  reddit.reply = { hangs: true }
  const page = await open('/dashboard', { as: await people.aFreeReader(), on: product, withClock: true })
  await beginBreak(page)
  await expect.poll(() => reddit.asked.length).toBeGreaterThan(0)
  await page.clock.fastForward(10_000)
  await expect(modal(page).getByRole('alert')).toContainText('Reddit took too long to respond.')
})

test('I answer, continue, skip and end the break by keyboard alone', async ({ open, people, product, reddit }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), on: product })
  await beginBreak(page)
  await expect(modal(page)).toBeFocused()
  await expect(choices(page)).toHaveCount(4)
  // Keys meant for the page behind activate nothing in the dialog.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(button(page, 'Skip Question')).toBeVisible()

  await page.keyboard.press('3')
  await expect(verdict(page)).toBeVisible()
  await expect(button(page, 'Next Question')).toBeFocused()
  reddit.reply = { body: listing(post('Another title of some length')) }
  await page.keyboard.press('Enter')
  await expect(modal(page).getByText('Another title of some length')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(choices(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(button(page, 'Next Question')).toBeFocused()
  await button(page, 'Skip Break').focus()
  await page.keyboard.press('Enter')
  await expect(modal(page)).toBeHidden()
})

test('a hidden break keeps its question and score', async ({ open, people, product }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), on: product })
  await beginBreak(page)
  await choices(page).first().click()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open break' }).click()
  await expect(verdict(page)).toBeVisible()
  await expect(modal(page).getByText(/Score in this break: [01] of 1/)).toBeVisible()
})
