import type { Page } from '@playwright/test'
import type { Category, Forum } from '#contract/community/forums.ts'
import type { People, Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, heading, stopTime, test } from '#tests/support/browser/test.ts'

const FORUMS = '**/api/community/forums'
const CATEGORIES = '**/api/community/categories'
const UPDATED = 'Forums updated'
const FAILED = 'Failed to load forums. Please try again.'

const said = (page: Page, text: string) => page.getByText(text, { exact: true })
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const titles = (page: Page, category: string) => group(page, category).getByRole('heading', { level: 3 })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search forums' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The statistics cards are filled once the forums have loaded. */
const loaded = (page: Page) => expect(page.getByRole('definition').first()).not.toHaveText('–')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

let made = 0
/** A word that no other forum contains, because the tests of a worker share one community. */
const aWord = () => `kshetra${String.fromCodePoint(97 + (made++ % 26))}${made}`

class Community {
  readonly #server: E2eServer
  readonly #people: People

  constructor(server: E2eServer, people: People) {
    this.#server = server
    this.#people = people
  }

  async categories(): Promise<Category[]> {
    const as = await this.#people.anAdmin()
    return (await this.#server.call<{ categories: Category[] }>('GET', '/api/community/categories', { as })).categories
  }

  async forum(category: string, title: string, parts: { description?: string; is_pinned?: boolean } = {}): Promise<Forum> {
    const as = await this.#people.anAdmin()
    const found = (await this.categories()).find(({ name }) => name === category)
    const body = { title, category_id: found?.category_id, ...parts }
    return (await this.#server.call<{ forum: Forum }>('POST', '/api/community/forums', { as, body })).forum
  }

  async post({ forum_id }: Forum, as: Person, content = 'A word on it.'): Promise<void> {
    await this.#server.call('POST', `/api/community/forums/${forum_id}/posts`, { as, body: { content } })
  }

  async lock({ forum_id }: Forum): Promise<void> {
    const as = await this.#people.anAdmin()
    await this.#server.call('PATCH', `/api/community/forums/${forum_id}`, { as, body: { is_locked: true } })
  }

  async called(title: string): Promise<Forum[]> {
    const as = await this.#people.anAdmin()
    const { forums } = await this.#server.call<{ forums: Forum[] }>('GET', '/api/community/forums', { as })
    return forums.filter((forum) => forum.title === title)
  }
}

test('forums are grouped by category, pinned ones first, each with its number of posts and latest author', async ({
  open,
  people,
  server,
}) => {
  const community = new Community(server, people)
  const reader = await people.aProReader()
  const word = aWord()
  await community.forum('Answer writing', `${word} silent`)
  const busy = await community.forum('Answer writing', `${word} busy`, { description: 'Introductions and conclusions.' })
  const rules = await community.forum('Answer writing', `${word} rules`, { is_pinned: true })
  await community.lock(rules)
  for (const content of ['One', 'Two']) await community.post(busy, reader, content)

  const page = await open(`/community/forums?q=${word}`, { as: reader })
  await expect(heading(page, 'Community forums')).toBeVisible()
  await expect(titles(page, 'Answer writing')).toHaveText([`${word} rules`, `${word} busy`, `${word} silent`])
  await expect(row(page, `${word} rules`)).toContainText('Pinned')
  await expect(row(page, `${word} rules`)).toContainText('Locked')
  for (const fact of ['2 posts', 'Last post: Just now', `by ${reader.user.username}`, 'Introductions and conclusions.'])
    await expect(row(page, `${word} busy`)).toContainText(fact)
  await expect(row(page, `${word} silent`)).toContainText('No posts yet')
  await expect(page.getByRole('link', { name: `${word} busy` })).toHaveAttribute('href', `/community/forums/${busy.forum_id}`)

  await button(page, 'Clear search').click()
  const names = (await community.categories()).map(({ name }) => name)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Latest posts', ...names])
  await expect(page.getByRole('term')).toHaveText(['Forums', 'Posts', 'Categories', 'Active today'])
  await expect(button(page, 'Create forum')).toBeHidden()
})

test('what was said last comes first, wherever it is, and leads to the post', async ({ open, people, server }) => {
  const community = new Community(server, people)
  const [reader, tester] = [await people.aProReader(), await people.aTester()]
  const forum = await community.forum('Answer writing', `Structure ${aWord()}`)
  const other = await community.forum('Current affairs', `News ${aWord()}`)
  await community.post(forum, reader, '### How long is an **introduction**?')
  await community.post(other, tester, 'Something newer')
  const page = await open('/community/forums', { as: reader })
  const latest = group(page, 'Latest posts')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(latest.nth(0)).toContainText('Something newer')
  await expect(latest.nth(1)).toContainText(`How long is an introduction?${forum.title} · `)
  await latest.nth(1).getByRole('link').click()
  await expect(page.getByRole('article')).toBeFocused()
  await expect(heading(page, forum.title)).toBeVisible()
})

test('search ignores case and accents, and search and sort order are kept when I return', async ({ open, people, server }) => {
  const community = new Community(server, people)
  const word = aWord()
  const first = await community.forum('Current affairs', `Ébauche ${word}`)
  await community.forum('Current affairs', `Alpha ${word}`)
  await community.forum('General discussion', 'Drafts', { description: `An ebauche ${word} is a sketch.` })
  const reader = await people.aProReader()
  await community.post(first, reader)

  const page = await open('/community/forums', { as: reader })
  await searchBox(page).fill(`EBAUCHE ${word}`)
  await expect(page.getByText(/^2 of \d+ forums$/)).toBeVisible()
  await expect(row(page, 'Drafts')).toBeVisible()
  await searchBox(page).fill(word)
  await expect(titles(page, 'Current affairs')).toHaveText([`Ébauche ${word}`, `Alpha ${word}`])
  const order = page.getByRole('combobox', { name: 'Sort forums by' })
  await order.selectOption('Title A–Z')
  await expect(titles(page, 'Current affairs')).toHaveText([`Alpha ${word}`, `Ébauche ${word}`])
  await order.selectOption('Most posts')
  await expect(titles(page, 'Current affairs')).toHaveText([`Ébauche ${word}`, `Alpha ${word}`])
  await order.selectOption('Newest')
  await expect(titles(page, 'Current affairs')).toHaveText([`Alpha ${word}`, `Ébauche ${word}`])
  await expect(row(page, `Alpha ${word}`)).toContainText('Started')

  await expect(page).toHaveURL(`/community/forums?q=${word}&sort=created`)
  await page.goto('/bookmarks')
  await page.goBack()
  await expect(searchBox(page)).toHaveValue(word)
  await expect(titles(page, 'Current affairs')).toHaveText([`Alpha ${word}`, `Ébauche ${word}`])
  await page.getByRole('navigation', { name: 'Community' }).getByRole('link', { name: 'Forums' }).click()
  await expect(searchBox(page)).toHaveValue('')

  await searchBox(page).fill('no such words anywhere')
  await expect(page.getByText('No forums found').last()).toBeVisible()
  await button(page, 'Show all forums').click()
  await expect(row(page, `Alpha ${word}`)).toBeVisible()
})

test('refreshing by button or key loads new forums and confirms it', async ({ open, people, server }) => {
  const community = new Community(server, people)
  const word = aWord()
  await community.forum('Current affairs', `${word} before`)
  const page = await open(`/community/forums?q=${word}`, { as: await people.aProReader() })
  const dismiss = () => button(page, 'Dismiss').click()
  await expect(row(page, `${word} before`)).toBeVisible()
  for (const [place, act] of [
    () => button(page, 'Refresh').click(),
    () => page.keyboard.press('r'),
    () => page.keyboard.press('Control+r'),
  ].entries()) {
    await community.forum('Current affairs', `${word} ${place}`)
    await act()
    await expect(row(page, `${word} ${place}`)).toBeVisible()
    await expect(said(page, UPDATED)).toBeVisible()
    await dismiss()
    await expect(said(page, UPDATED)).toBeHidden()
  }
})

test('the list refreshes every 30 seconds if that is on, the tab is visible, and no dialog is open', async ({ open, people }) => {
  const page = await open('/community/forums', { as: await people.aTester(), withClock: true })
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/community/forums') asked++
  })
  const auto = page.getByRole('button', { name: 'Auto-refresh' })
  await expect(auto).toHaveAttribute('aria-pressed', 'false')
  await expect(heading(page, 'Community forums')).toBeVisible()
  await loaded(page)
  await stopTime(page)
  const asksWithin = async (ms: number) => {
    const before = asked
    await page.clock.runFor(ms)
    // After another round trip, all requests that the page has sent are counted.
    await page.evaluate(() => fetch('/healthz').then(() => undefined))
    return asked - before
  }
  expect(await asksWithin(65_000), 'turned off').toBe(0)

  await page.keyboard.press('Shift+A')
  await expect(auto).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+Shift+A')
  await expect(auto).toHaveAttribute('aria-pressed', 'false')
  await auto.click()
  expect(await asksWithin(29_000)).toBe(0)
  expect(await asksWithin(2_000)).toBe(1)

  await button(page, 'Create forum').click()
  expect(await asksWithin(65_000), 'while a forum is being created').toBe(0)
  await button(page, 'Cancel').click()
  expect(await asksWithin(31_000)).toBe(1)

  const show = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      window.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  expect(await asksWithin(65_000), 'in a hidden tab').toBe(0)
  const before = asked
  await show('visible')
  await expect.poll(() => asked, 'back in sight').toBe(before + 1)

  await page.clock.resume()
  await page.reload()
  await expect(auto).toHaveAttribute('aria-pressed', 'true')
})

test('keyboard shortcuts open the search and the list of keys, except while I type or when single keys are off', async ({
  open,
  people,
}) => {
  const page = await open('/community/forums', { as: await people.aTester() })
  const help = dialog(page, 'Keyboard shortcuts')
  await loaded(page)
  await page.keyboard.press('/')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.type('rn?/A')
  await expect(searchBox(page)).toHaveValue('rn?/A')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(searchBox(page)).not.toBeFocused()
  await page.keyboard.press('Control+f')
  await expect(searchBox(page)).toBeFocused()
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  await expect(help).toContainText('Ctrl+Shift+A')
  await page.keyboard.press('n')
  await expect(dialog(page, 'Create a forum')).toBeHidden()
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
  await page.keyboard.press('n')
  await expect(dialog(page, 'Create a forum')).toBeVisible()
  await page.keyboard.press('Escape')

  await button(page, 'Keyboard shortcuts').click()
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(button(page, 'Keyboard shortcuts')).toBeFocused()
  await page.reload()
  await expect(button(page, 'Refresh')).toHaveAttribute('aria-keyshortcuts', 'Control+R')
  for (const key of ['n', '?', '/']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(searchBox(page)).not.toBeFocused()
  await page.keyboard.press('Control+f')
  await expect(searchBox(page)).toBeFocused()
})

test('people who cannot create forums have no shortcut for it', async ({ open, people }) => {
  const page = await open('/community/forums', { as: await people.aProReader() })
  await loaded(page)
  await page.keyboard.press('n')
  await page.keyboard.press('?')
  await expect(dialog(page, 'Keyboard shortcuts')).toBeVisible()
  await expect(dialog(page, 'Keyboard shortcuts')).not.toContainText('Create a forum')
  await expect(dialog(page, 'Create a forum')).toBeHidden()
})

test('a tester creates a forum once, and the text survives a reload, a rejection and a lost reply', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 500/)
  mishaps.expect(/ERR_FAILED/)
  const community = new Community(server, people)
  const title = `Forum on ${aWord()}`
  const page = await open('/community/forums', { as: await people.aTester() })
  await button(page, 'Create forum').click()
  const form = dialog(page, 'Create a forum')
  const send = form.getByRole('button', { name: 'Create forum' })
  const category = form.getByRole('combobox', { name: 'Category' })
  const name = form.getByRole('textbox', { name: 'Title' })
  await expect(form.getByRole('checkbox')).toBeHidden()

  await expect(send).toBeDisabled()
  await name.fill('x'.repeat(103))
  await category.selectOption('General discussion')
  await expect(form).toContainText('At most 100 characters: 3 too many.')
  await expect(send).toBeDisabled()
  await name.fill(title)
  await form.getByRole('textbox', { name: /^Description/ }).fill('What it is for.')
  await expect(form).toContainText(`${title.length}/100 characters`)
  await expect(send).toBeEnabled()
  await page.reload()
  await button(page, 'Create forum').click()
  await expect(name).toHaveValue(title)
  await expect(category.locator('option:checked')).toHaveText('General discussion')

  await page.route(FORUMS, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { success: false } }) : route.fallback(),
  )
  await send.click()
  await expect(form.getByText('Failed to create forum')).toBeVisible()
  await page.unroute(FORUMS)
  await page.route(FORUMS, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await send.click()
  await expect(form.getByRole('alert')).toContainText('could not be reached')
  await page.unroute(FORUMS)
  await send.click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('status').getByRole('link', { name: title })).toBeVisible()
  await expect(row(page, title)).toHaveCount(1)
  expect(await community.called(title)).toHaveLength(1)
  await button(page, 'Create forum').click()
  await expect(name).toHaveValue('')
})

test('an admin pins a new forum, and sees the server’s message when it rejects one', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 429/)
  const title = `Notice of ${aWord()}`
  const page = await open('/community/forums', { as: await people.anAdmin() })
  await loaded(page)
  await page.keyboard.press('n')
  const form = dialog(page, 'Create a forum')
  await form.getByRole('combobox', { name: 'Category' }).selectOption('Current affairs')
  await form.getByRole('textbox', { name: 'Title' }).fill(title)
  await form.getByRole('checkbox', { name: /^Pin/ }).check()
  const refusal = { success: false, error: 'Ten forums a day are enough.', code: 'too_many' }
  await page.route(FORUMS, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 429, json: refusal }) : route.fallback(),
  )
  // Submits: a press of the button as well would be a second request, which can come after the route has gone.
  await page.keyboard.press('Enter')
  await expect(form.getByText('Ten forums a day are enough.')).toBeVisible()
  await page.unroute(FORUMS)
  await form.getByRole('button', { name: 'Create forum' }).click()
  await expect(row(page, title)).toContainText('Pinned')
})

test('when forums cannot be loaded I see why and can retry, and loaded ones stay', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const community = new Community(server, people)
  const forum = await community.forum('Current affairs', `Kept ${aWord()}`)
  const page = await open('/bookmarks', { as: await people.aProReader() })
  await page.route(FORUMS, (route) => route.abort())
  await page.goto('/community/forums')
  await expect(page.getByRole('main').getByText(FAILED)).toBeVisible()
  await expect(page.getByText(FAILED), 'it is said once').toHaveCount(1)
  await expect(searchBox(page), 'there is nothing to search').toBeHidden()
  await page.unroute(FORUMS)
  await button(page, 'Try Again').click()
  await expect(row(page, forum.title)).toBeVisible()

  await page.route(FORUMS, (route) => route.abort())
  // A key joins a request that is under way: the list is also loaded because the network is back.
  await expect(async () => {
    await page.keyboard.press('r')
    await expect(page.getByText(/^Last updated/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(row(page, forum.title)).toBeVisible()
  await page.unroute(FORUMS)
  await button(page, 'Try Again').click()
  await expect(page.getByText(/^Last updated/)).toBeHidden()
})

test('the forums are shown even if the categories cannot be loaded', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const community = new Community(server, people)
  const forum = await community.forum('Answer writing', `Uncounted ${aWord()}`)
  const page = await open('/bookmarks', { as: await people.aTester() })
  await page.route(CATEGORIES, (route) => route.abort())
  await page.goto('/community/forums')
  await expect(page.getByRole('main').getByText('Failed to load categories')).toBeVisible()
  await expect(group(page, 'Answer writing').getByRole('link', { name: forum.title })).toBeVisible()
  await button(page, 'Create forum').click()
  await expect(dialog(page, 'Create a forum').getByText('Failed to load categories')).toBeVisible()
  await page.unroute(CATEGORIES)
  await dialog(page, 'Create a forum').getByRole('button', { name: 'Try Again' }).click()
  await dialog(page, 'Create a forum').getByRole('combobox', { name: 'Category' }).selectOption('Answer writing')
})

test('a community without forums says so and lets permitted people create one', async ({ open, people }) => {
  const page = await open('/bookmarks', { as: await people.aTester() })
  await page.route(FORUMS, (route) => route.fulfill({ json: { success: true, forums: [] } }))
  await page.goto('/community/forums')
  await expect(said(page, 'No forums yet')).toBeVisible()
  await button(page, 'Create the first forum').click()
  await expect(dialog(page, 'Create a forum')).toBeVisible()
})

test('a community in which nobody has written yet offers a forum to begin in, which is listed once', async ({
  open,
  people,
  server,
}) => {
  const community = new Community(server, people)
  const forum = await community.forum('General discussion', `Introductions ${aWord()}`)
  const page = await open('/bookmarks', { as: await people.aProReader() })
  await page.route('**/api/community/latest', (route) => route.fulfill({ json: { success: true, data: [] } }))
  await page.route(FORUMS, (route) => route.fulfill({ json: { success: true, forums: [forum] } }))
  await page.goto('/community/forums')
  await expect(row(page, forum.title)).toHaveCount(1)
  await group(page, 'Write the first post')
    .getByRole('link', { name: `Write in ${forum.title}` })
    .click()
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toBeFocused()
})

test('when the latest posts cannot be loaded the forums are there, and I can retry', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED/)
  const community = new Community(server, people)
  const reader = await people.aProReader()
  const forum = await community.forum('General discussion', `Quiet ${aWord()}`)
  await community.post(forum, reader)
  const page = await open('/bookmarks', { as: reader })
  await page.route('**/api/community/latest', (route) => route.abort())
  await page.goto('/community/forums')
  await expect(row(page, forum.title)).toBeVisible()
  await page.unroute('**/api/community/latest')
  await button(page, 'Try again').click()
  await expect(group(page, 'Latest posts').getByRole('listitem').first()).toContainText(forum.title)
})

test('a button far down a long list returns to the top, and so does the focus', async ({ open, people, server }) => {
  const community = new Community(server, people)
  const word = aWord()
  for (let place = 0; place < 12; place++) await community.forum('General discussion', `${word} ${place}`)
  const page = await open('/community/forums', { as: await people.aProReader(), reducedMotion: 'reduce' })
  await expect(row(page, `${word} 0`)).toBeAttached()
  const toTop = button(page, 'Back to top')
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(toTop).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 320))
  await toTop.click()
  await expect(toTop).toBeHidden()
  await expect(heading(page, 'Community forums')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
