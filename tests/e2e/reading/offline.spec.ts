import type { Page } from '@playwright/test'
import type { Article } from '#contract/reading/articles.ts'
import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import { aForum, openComposer } from '#tests/support/browser/forums.ts'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import { openMore } from '#tests/support/browser/reader.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const cutNetwork = (page: Page) => page.context().setOffline(true)
const networkIsBack = (page: Page) => page.context().setOffline(false)
const bar = (page: Page) => page.getByText(/^You're offline\./)

/** The requests that reached the server, by method and path. */
function arrivals(page: Page, fits: RegExp): string[] {
  const seen: string[] = []
  page.context().on('requestfinished', (request) => {
    const line = `${request.method()} ${new URL(request.url()).pathname}`
    if (fits.test(line)) seen.push(line)
  })
  return seen
}

let lakes = 0

async function aLake(library: Library, server: E2eServer, reader: Person) {
  const title = `Offline lake ${++lakes}`
  const prelims_quiz = ['Where', 'When'].map((word) => ({
    question_text: `${word} is it?`,
    options: { A: 'Wrong one', B: 'Right one' },
    correct_option: 'B',
    explanation: 'So it is.',
  }))
  const parts = {
    quiz_title: `Quiz on ${title}`,
    potential_questions: { prelims_quiz },
    follow_up_data: { flashcards: [{ front: 'How deep?', back: 'Very deep.' }] },
  }
  const [id = ''] = await library.publish(library.aFreeDay(), [anArticle(title, parts)])
  const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${id}`, { as: reader })
  return { id, title, path: `/article/${id}`, quiz: `/quiz/${data.potential_questions?.quiz_id}`, quizTitle: `Quiz on ${title}` }
}

test('without a network the product opens, and says what it cannot show', async ({ open, people, mishaps }) => {
  mishaps.allowOffline()
  const page = await open('/dashboard', { as: await people.aFreeReader(), ...WITH_WORKER })
  await deviceIsReady(page)
  await cutNetwork(page)
  await page.goto('/dashboard')
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await expect(page.getByText('Failed to load entries')).toBeVisible()
  await expect(bar(page)).toHaveText("You're offline. Open pages still work.")
  await networkIsBack(page)
  await expect(bar(page)).toBeHidden()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /read$/ }).first()).toBeVisible()
})

test('the network is lost before the page has everything, and the page says so', async ({ open, people, mishaps }) => {
  mishaps.allowOffline()
  const page = await open('/dashboard', {
    as: await people.aFreeReader(),
    // The days never arrive, so what is loaded after them is not there yet.
    prepare: (context) => context.route('**/api/entries*', () => undefined),
  })
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await cutNetwork(page)
  await expect(bar(page)).toBeVisible()
})

test('without a network I read, take a quiz, mark articles and bookmark them, and each change arrives once', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.allowOffline()
  const reader = await people.aProReader()
  const lake = await aLake(library, server, reader)
  const page = await open(lake.path, { as: reader, ...WITH_WORKER })
  await expect(heading(page, lake.title)).toBeVisible()
  await openMore(page)
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  await deviceIsReady(page)
  const arrived = arrivals(page, /(POST|DELETE) \/api\/(bookmarks|progress|quiz-history)/)
  await cutNetwork(page)

  await page.goto(lake.path)
  await expect(heading(page, lake.title)).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await openMore(page)
  await page.getByRole('button', { name: 'Mark as unread' }).click()
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeVisible()
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true')
  await expect(bar(page)).toContainText("You're offline. 2 changes will be sent later.")
  await expect(bar(page).getByRole('link', { name: 'See saved articles' })).toHaveAttribute('href', '/library')

  await page.getByRole('button', { name: /flashcards/i }).click()
  await expect(page.getByText('How deep?')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(lake.quiz)
  await expect(heading(page, lake.quizTitle)).toBeVisible()
  await page.getByRole('radio', { name: 'Right one' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'Right one' }).check()
  await page.getByRole('button', { name: 'Finish Quiz' }).click()
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible()

  // A reload loses none of it.
  await page.goto(lake.path)
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true')
  expect(arrived).toEqual([])
  await networkIsBack(page)
  await expect(bar(page)).toBeHidden()
  const once = (line: RegExp) => expect.poll(() => arrived.filter((one) => line.test(one)).length).toBe(1)
  await once(/POST \/api\/bookmarks/)
  await once(/POST \/api\/quiz-history/)
  await expect
    .poll(async () => (await server.call<{ data: string[] }>('GET', '/api/bookmarks/ids', { as: reader })).data)
    .toContain(lake.id)
  const waiting = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /waiting|unsent/.test(key)))
  await expect.poll(waiting).toEqual([])
})

test('after a lost reply my mark is sent again and counts once', async ({ open, people, library, server, mishaps }) => {
  mishaps.allowOffline()
  mishaps.expect(/ERR_FAILED/)
  const reader = await people.aProReader()
  const lake = await aLake(library, server, reader)
  const page = await open('/dashboard', { as: reader })
  await page.route(
    '**/api/bookmarks',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.goto(lake.path)
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('waiting/')).length)).toBe(1)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('waiting/')).length)).toBe(0)
  const { data } = await server.call<{ data: { articles: { article_id: string } }[] }>('GET', '/api/bookmarks', { as: reader })
  expect(data.filter(({ articles }) => articles.article_id === lake.id)).toHaveLength(1)
})

test('a post without a network is shown as waiting, and is posted once', async ({ open, people, server, mishaps }) => {
  mishaps.allowOffline()
  const reader = await people.aProReader()
  const forum = await aForum(server, people)
  const page = await open(forum.path, { as: reader })
  const box = await openComposer(page)
  await expect(box).toBeVisible()
  const arrived = arrivals(page, /POST .*\/posts$/)
  await cutNetwork(page)
  await box.fill('Written under the hill')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const waiting = page.getByRole('list', { name: 'Waiting to be posted' })
  await expect(waiting).toContainText('Written under the hill')
  await expect(box).toHaveCount(0)

  await waiting.getByRole('button', { name: 'Edit instead' }).click()
  await expect(box).toHaveValue('Written under the hill')
  await expect(waiting).toBeHidden()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(waiting).toBeVisible()

  await networkIsBack(page)
  await expect(waiting).toBeHidden()
  await expect(page.getByText('Your offline post has been published', { exact: true })).toBeVisible()
  expect(arrived).toHaveLength(1)
  const { posts } = await server.call<{ posts: { content: string }[] }>('GET', `/api/community/forums/${forum.id}/posts`, {
    as: reader,
  })
  expect(posts.map(({ content }) => content)).toEqual(['Written under the hill'])
})

test('a free reader sees immediately that a change failed', async ({ open, people, library, server, mishaps }) => {
  mishaps.allowOffline()
  const lake = await aLake(library, server, await people.aProReader())
  const page = await open(lake.path, { as: await people.aFreeReader() })
  await openMore(page)
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
  await cutNetwork(page)
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await expect(page.getByText('Failed to add bookmark', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test('a guest who has visited the public pages can open the product without a network', async ({ open, mishaps }) => {
  mishaps.allowOffline()
  const page = await open('/pricing', WITH_WORKER)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.reload()
  await expect(heading(page, 'Plans')).toBeVisible()
  await cutNetwork(page)
  await page.goto('/pricing')
  await expect(heading(page, 'Plans')).toBeVisible()
  await page.getByRole('radio', { name: /Yearly/ }).check({ force: true })
  await page.goto('/mission')
  await expect(page.getByText("This page isn't available offline.")).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(heading(page, 'Sign in')).toBeVisible()
})

test('a page that is not on the device says so, and the navigation still works', async ({ open, people, mishaps }) => {
  mishaps.allowOffline()
  mishaps.expect(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const page = await open('/dashboard', { as: await people.aProReader(), ...WITH_WORKER })
  await deviceIsReady(page)
  await cutNetwork(page)
  await page.goto('/community/peer-learning')
  await expect(page.getByText("This page isn't available offline.")).toBeVisible()
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
})
