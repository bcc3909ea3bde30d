import type { Locator, Page } from '@playwright/test'
import { aForum, openComposer } from '#tests/support/browser/forums.ts'
import { chooseInMenu } from '#tests/support/browser/menu.ts'
import { People } from '#tests/support/browser/people.ts'
import { startServer } from '#tests/support/browser/server.ts'
import { hideTab, showTab } from '#tests/support/browser/tab.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Write a post' })
const sendPost = (page: Page) => page.getByRole('button', { name: 'Post', exact: true })
const articles = (page: Page) => page.getByRole('article')
const postWith = (page: Page, words: string | RegExp) => articles(page).filter({ hasText: words })
const menuOf = (page: Page, words: string) => postWith(page, words).getByRole('button', { name: /^More about/ })
const choose = async (page: Page, words: string, entry: string) => {
  await menuOf(page, words).click()
  await postWith(page, words).getByRole('button', { name: entry, exact: true }).click()
}
/** Like returning from another tab: polled queries are fetched immediately. */
const lookAway = async (page: Page) => {
  await hideTab(page)
  await showTab(page)
}

test('my post is at the top, is counted, and has the focus', async ({ open, people, server }) => {
  const forum = await aForum(server, people, 'Federalism')
  await forum.post(await people.aTester(), 'An earlier post')
  const page = await open(forum.path, { as: await people.aProReader() })
  await expect(heading(page, 'Federalism')).toBeVisible()
  await expect(page.getByText('1 post', { exact: true })).toBeVisible()
  await expect(box(page), 'the form opens when it is asked for').toHaveCount(0)
  await expect(await openComposer(page)).toBeFocused()
  await expect(sendPost(page)).toBeDisabled()
  await box(page).fill('   ')
  await expect(sendPost(page), 'blanks are no post').toBeDisabled()
  await box(page).fill('What is **Article 110**?')
  await box(page).press('Control+Enter')
  await expect(articles(page)).toHaveCount(2)
  await expect(articles(page).first()).toContainText('What is Article 110?')
  await expect(articles(page).first()).toBeFocused()
  await expect(page.getByText('2 posts', { exact: true })).toBeVisible()
  await expect(box(page)).toHaveCount(0)
})

test('on a phone the menu of a post opens clear of the bar at the bottom', async ({ open, people, server }) => {
  const forum = await aForum(server, people)
  const tester = await people.aTester()
  for (const words of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh']) await forum.post(tester, words)
  const page = await open(forum.path, { as: await people.anAdmin(), viewport: { width: 360, height: 740 } })
  const button = menuOf(page, 'Third')
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await button.click()
  const menu = postWith(page, 'Third')
  const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top)
  const endOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await topOf(menu.getByRole('button', { name: 'Copy link' }))).toBeGreaterThan(0)
  const bar = page.getByRole('navigation', { name: 'Main' })
  expect(await endOf(menu.getByRole('button', { name: 'Report' }))).toBeLessThanOrEqual(await topOf(bar))
})

test('another person sees my post and replies; my notification leads to the reply', async ({ open, people, server }) => {
  const forum = await aForum(server, people)
  const asha = await open(forum.path, { as: await people.aProReader() })
  const ravi = await open(forum.path, { as: await people.aTester() })
  await expect(ravi.getByText('No posts yet')).toBeVisible()

  await (await openComposer(asha)).fill('Who certifies a money bill?')
  await sendPost(asha).click()
  await expect(articles(asha)).toHaveCount(1)
  await lookAway(ravi)
  await ravi.getByRole('button', { name: 'Show 1 new post' }).click()
  await expect(postWith(ravi, 'Who certifies')).toBeFocused()

  await postWith(ravi, 'Who certifies').getByRole('button', { name: 'Reply' }).click()
  await ravi.getByRole('textbox', { name: /^Reply to/ }).fill('The Speaker does.')
  await ravi.getByRole('textbox', { name: /^Reply to/ }).press('Control+Enter')
  await expect(postWith(ravi, 'The Speaker does.')).toBeFocused()
  await expect(ravi.getByText('2 posts', { exact: true })).toBeVisible()

  await lookAway(asha)
  await expect(asha.getByRole('button', { name: 'Show 1 new reply' })).toBeVisible()
  await asha.getByRole('button', { name: /Notifications, \d+ unread/ }).click()
  await asha
    .getByRole('link', { name: /tester replied to you/ })
    .first()
    .click()
  await expect(asha).toHaveURL(/#post-/)
  await expect(postWith(asha, 'The Speaker does.')).toBeFocused()

  await chooseInMenu(asha, 'Today')
  await expect(heading(asha, 'Daily Current Affairs')).toBeFocused()
  await asha.getByRole('button', { name: /^Notifications/ }).click()
  await asha
    .getByRole('link', { name: /tester replied to you/ })
    .first()
    .click()
  await expect(postWith(asha, 'The Speaker does.'), 'from another page too').toBeFocused()
})

test('new posts by others appear when I ask for them, while counts change without moving the page', async ({
  open,
  people,
  server,
}) => {
  const [pro, tester] = [await people.aProReader(), await people.aTester()]
  const forum = await aForum(server, people)
  const first = await forum.post(pro, 'The first one')
  const page = await open(forum.path, { as: pro })
  const place = await postWith(page, 'The first one').boundingBox()
  for (const words of ['Second', 'Third']) await forum.post(tester, words)
  await server.call('POST', `/api/community/posts/${first.post_id}/react`, { as: tester, body: { reaction_type: 'like' } })
  await lookAway(page)
  await expect(page.getByRole('button', { name: 'Show 2 new posts' })).toBeVisible()
  await expect(postWith(page, 'The first one')).toContainText('Likes1')
  expect(await postWith(page, 'The first one').boundingBox()).toEqual(place)
  await expect(articles(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Show 2 new posts' }).click()
  await expect(articles(page)).toHaveText([/Third/, /Second/, /The first one/])
})

test('a long forum loads page by page without repeating posts, even while new ones are written', async ({
  open,
  people,
  server,
}) => {
  const tester = await people.aTester()
  const forum = await aForum(server, people)
  for (let place = 1; place <= 45; place++) await forum.post(tester, `Words number ${place}.`)
  const page = await open(forum.path, { as: await people.aProReader() })
  await expect(articles(page)).toHaveCount(20)
  await forum.post(tester, 'A latecomer.')
  await page.getByRole('button', { name: 'Older posts' }).click()
  await expect(articles(page)).toHaveCount(40)
  await expect(postWith(page, 'Words number 25.')).toBeFocused()
  await page.getByRole('button', { name: 'Older posts' }).click()
  await expect(articles(page)).toHaveCount(45)
  await expect(page.getByRole('button', { name: 'Older posts' })).toHaveCount(0)
  await expect(articles(page).last()).toContainText('Words number 1.')
})

test('a link opens its post, however old, and its reply among many', async ({ open, people, server }) => {
  const tester = await people.aTester()
  const forum = await aForum(server, people)
  const old = await forum.post(tester, 'The oldest of all.')
  const answer = await forum.post(tester, 'The first answer.', old)
  for (let place = 1; place <= 5; place++) await forum.post(tester, `Answer ${place}.`, old)
  for (let place = 1; place <= 25; place++) await forum.post(tester, `Words number ${place}.`)

  const page = await open(`${forum.path}#post-${old.post_id}`, { as: await people.aProReader() })
  await expect(postWith(page, 'The oldest of all.')).toBeFocused()
  await expect(postWith(page, 'The oldest of all.')).toBeInViewport()
  await page.goto('/dashboard')
  await page.goto(`${forum.path}#post-${answer.post_id}`)
  await expect(postWith(page, 'The first answer.')).toBeFocused()
  await page.getByRole('button', { name: 'Older posts' }).click()
  await expect(postWith(page, 'The oldest of all.'), 'it is not there twice').toHaveCount(1)
})

test('a link to a deleted post says so', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/404/)
  const forum = await aForum(server, people)
  const page = await open(`${forum.path}#post-01999999-0000-7000-8000-000000000000`, { as: await people.aProReader() })
  await expect(page.getByText('The linked post no longer exists.')).toBeVisible()
})

test('of many replies the latest are shown, and I can load all of them', async ({ open, people, server }) => {
  const tester = await people.aTester()
  const forum = await aForum(server, people)
  const post = await forum.post(tester, 'A question')
  for (let place = 1; place <= 6; place++) await forum.post(tester, `Answer ${place}.`, post)
  const page = await open(forum.path, { as: await people.aProReader() })
  const replies = page.getByRole('list', { name: /^Replies to/ }).getByRole('article')
  await expect(replies).toHaveText([/Answer 4\./, /Answer 5\./, /Answer 6\./])
  await page.getByRole('button', { name: 'Show all 6 replies' }).click()
  await expect(replies).toHaveText([1, 2, 3, 4, 5, 6].map((place) => new RegExp(`Answer ${place}\\.`)))
  await expect(replies.first()).toBeFocused()

  await replies.nth(1).getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByRole('textbox', { name: /^Reply to/ })).toHaveValue('@tester ')
})

test('a like counts immediately, a second click removes it, a dislike replaces it; my own posts show only counts', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED/)
  const [pro, tester] = [await people.aProReader(), await people.aTester()]
  const forum = await aForum(server, people)
  await forum.post(tester, 'Theirs')
  await forum.post(pro, 'Mine')
  const page = await open(forum.path, { as: pro })
  const like = postWith(page, 'Theirs').getByRole('button', { name: /^Like/ })
  const dislike = postWith(page, 'Theirs').getByRole('button', { name: /^Dislike/ })
  await expect(postWith(page, 'Mine').getByRole('button', { name: /like/i })).toHaveCount(0)

  await like.focus()
  await page.keyboard.press('Enter')
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText('Like1')
  await expect(like, 'the keyboard keeps its place').toBeFocused()
  await expect(like).toHaveAttribute('aria-disabled', 'false')
  await dislike.click()
  await expect(like).toHaveText('Like0')
  await expect(dislike).toHaveText('Dislike1')
  await expect(dislike).toHaveAttribute('aria-disabled', 'false')
  await page.reload()
  await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  await dislike.click()
  await expect(dislike).toHaveText('Dislike0')
  await expect(dislike).toHaveAttribute('aria-disabled', 'false')

  await page.route('**/react', (route) => route.abort())
  await like.click()
  await expect(page.getByText(/The server could not be reached/).first()).toBeVisible()
  await expect(like).toHaveText('Like0')
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('my text survives a reload and a failed send, and is stored once if the reply was lost', async ({
  open,
  people,
  server,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED/)
  const forum = await aForum(server, people)
  const page = await open(forum.path, { as: await people.aTester() })
  await (await openComposer(page)).fill('A long thought')
  await page.reload()
  await expect(box(page)).toHaveValue('A long thought')

  await page.route('**/posts', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await sendPost(page).click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached')
  await expect(box(page)).toHaveValue('A long thought')
  await page.unroute('**/posts')
  await sendPost(page).click()
  await expect(articles(page)).toHaveCount(1)
  await page.reload()
  await expect(postWith(page, 'A long thought')).toHaveCount(1)
  await expect(box(page)).toHaveCount(0)
})

test('an unfinished reply and an unfinished edit are restored', async ({ open, people, server }) => {
  const [pro, tester] = [await people.aProReader(), await people.aTester()]
  const forum = await aForum(server, people)
  await forum.post(tester, 'Theirs')
  await forum.post(pro, 'Mine')
  const page = await open(forum.path, { as: pro })
  await postWith(page, 'Theirs').getByRole('button', { name: 'Reply' }).click()
  await page.getByRole('textbox', { name: /^Reply to/ }).fill('Half a reply')
  await choose(page, 'Mine', 'Edit')
  await expect(page.getByRole('textbox', { name: 'Edit the post' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Edit the post' }).fill('Mine, but better')
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Reply to/ })).toHaveValue('Half a reply')
  await page.getByRole('textbox', { name: 'Edit the post' }).press('Control+Enter')
  await expect(postWith(page, 'Mine, but better')).toBeFocused()
  await expect(postWith(page, 'Mine, but better')).toContainText('edited')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Edit the post' })).toHaveCount(0)
})

test('deleting asks for confirmation; a post with replies leaves a placeholder, and focus moves to the next post', async ({
  open,
  people,
  server,
}) => {
  const [pro, tester] = [await people.aProReader(), await people.aTester()]
  const forum = await aForum(server, people)
  const answered = await forum.post(pro, 'Answered')
  await forum.post(tester, 'The answer', answered)
  await forum.post(pro, 'Alone')
  const page = await open(forum.path, { as: pro })
  await expect(menuOf(page, 'Alone')).toBeVisible()
  await choose(page, 'Alone', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete post' })
  await expect(dialog).toContainText('Are you sure you want to delete this post?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(menuOf(page, 'Alone')).toBeFocused()
  await choose(page, 'Alone', 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(postWith(page, 'Alone')).toHaveCount(0)
  await expect(postWith(page, 'Answered')).toBeFocused()
  await expect(page.getByText('2 posts', { exact: true })).toBeVisible()

  await choose(page, 'Answered', 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(articles(page).first()).toContainText('[deleted]')
  await expect(articles(page).first()).toBeFocused()
  await expect(postWith(page, 'The answer')).toBeVisible()
  await expect(postWith(page, 'The answer').getByRole('button', { name: 'Delete' }), 'that one is not mine').toHaveCount(0)
})

test('I can report a post of others once, with a reason', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/409/)
  const [pro, tester] = [await people.aProReader(), await people.aTester()]
  const forum = await aForum(server, people)
  await forum.post(tester, 'Buy my notes')
  await forum.post(pro, 'Mine')
  const page = await open(forum.path, { as: pro })
  await menuOf(page, 'Mine').click()
  await expect(postWith(page, 'Mine').getByRole('button', { name: 'Edit' })).toBeVisible()
  await expect(postWith(page, 'Mine').getByRole('button', { name: 'Report' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(menuOf(page, 'Mine')).toBeFocused()

  await choose(page, 'Buy my notes', 'Report')
  const dialog = page.getByRole('dialog', { name: 'Report post' })
  await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check()
  await dialog.getByLabel('Details (optional)').fill('Sells notes in every forum.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. A moderator will look at the post.').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(menuOf(page, 'Buy my notes')).toBeFocused()

  await choose(page, 'Buy my notes', 'Report')
  await dialog.getByRole('radio', { name: 'Something else' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You have already reported this post')
})

test('a locked forum is read-only, and the text I was writing stays', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/409/)
  const pro = await people.aProReader()
  const forum = await aForum(server, people)
  await forum.post(pro, 'Said in time')
  const page = await open(forum.path, { as: pro })
  await (await openComposer(page)).fill('Too late')
  await forum.change({ is_locked: true })
  await sendPost(page).click()
  await expect(page.getByText(/^This forum is locked/)).toBeVisible()
  await expect(box(page)).toHaveValue('Too late')
  await expect(page.getByText('Locked', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reply' })).toHaveCount(0)
  await box(page).fill('')
  await expect(page.getByText('This forum is locked. You can read it, but not post.')).toBeVisible()
  await expect(box(page)).toHaveCount(0)
})

test('an admin pins and locks a forum and pins a post; I subscribe and unsubscribe', async ({ open, people, server }) => {
  const forum = await aForum(server, people)
  const post = await forum.post(await people.aTester(), 'Read this first')
  await forum.post(await people.aTester(), 'Something newer')
  const admin = await open(forum.path, { as: await people.anAdmin() })
  await choose(admin, 'Read this first', 'Pin to the top')
  await expect(postWith(admin, 'Read this first')).toContainText('Pinned')
  const more = admin.getByRole('button', { name: 'More about this forum' })
  await more.click()
  await admin.getByRole('button', { name: 'Pin forum' }).click()
  await expect(more).toBeFocused()
  await more.click()
  await expect(admin.getByRole('button', { name: 'Unpin forum' })).toBeVisible()
  await admin.getByRole('button', { name: 'Lock forum' }).click()
  await expect(admin.getByText('This forum is locked. You can read it, but not post.')).toBeVisible()
  await more.click()
  await admin.getByRole('button', { name: 'Unlock forum' }).click()
  await expect(admin.getByRole('button', { name: 'Write a post' })).toBeVisible()

  const page = await open(forum.path, { as: await people.aProReader() })
  await expect(articles(page).first()).toContainText('Read this first')
  await expect(page.getByRole('button', { name: 'More about this forum' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  expect(post.is_pinned).toBe(false)
})

test('when I post too often I see how long to wait, and my text stays', async ({ open, mishaps }) => {
  mishaps.expect(/429/)
  const strict = await startServer({ POSTS_PER_MINUTE: '1' })
  try {
    const people = new People(strict)
    const forum = await aForum(strict, people)
    const page = await open(forum.path, { as: await people.aProReader(), on: strict, withClock: true })
    await (await openComposer(page)).fill('One')
    await sendPost(page).click()
    await expect(articles(page)).toHaveCount(1)
    await (await openComposer(page)).fill('Two')
    await sendPost(page).click()
    await expect(page.getByRole('alert')).toHaveText(/You are posting too fast/)
    await expect(page.getByText(/^You can send it in \d+ seconds\.$/)).toBeVisible()
    await expect(box(page)).toHaveValue('Two')
    await expect(sendPost(page)).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(61_000)
    await expect(sendPost(page)).toHaveAttribute('aria-disabled', 'false')
    await page.context().close()
  } finally {
    await strict.stop()
  }
})

test('an unknown forum says so, and one that could not be loaded offers a retry', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/404/)
  mishaps.expect(/ERR_FAILED/)
  const pro = await people.aProReader()
  const missing = await open('/community/forums/01999999-0000-7000-8000-000000000000', { as: pro })
  await expect(missing.getByText('Forum not found')).toBeVisible()
  await expect(missing.getByRole('alert').getByRole('link', { name: 'All forums' })).toHaveAttribute('href', '/community/forums')

  const forum = await aForum(server, people, 'Reached at last')
  const page = await open('/dashboard', { as: pro })
  await page.route('**/api/community/**', (route) => route.abort())
  await page.goto(forum.path)
  await expect(page.getByText('Failed to load forum data')).toBeVisible()
  await page.unroute('**/api/community/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Reached at last')).toBeVisible()
})

test('a free reader cannot open a forum', async ({ open, people, server }) => {
  const forum = await aForum(server, people)
  const page = await open(forum.path, { as: await people.aFreeReader() })
  await expect(page).not.toHaveURL(/community\/forums/)
})

test('Hindi and Tamil posts have the right language attribute', async ({ open, people, server }) => {
  const tester = await people.aTester()
  const forum = await aForum(server, people)
  await forum.post(tester, 'धन विधेयक क्या है?')
  await forum.post(tester, 'நிதி மசோதா என்றால் என்ன?')
  const page = await open(forum.path, { as: await people.aProReader() })
  await expect(page.locator('[lang=hi]')).toHaveText('धन विधेयक क्या है?')
  await expect(page.locator('[lang=ta]')).toHaveText('நிதி மசோதா என்றால் என்ன?')
})

test('I open a forum, post, reply, like, edit, report and delete by keyboard alone', async ({ open, people, server }) => {
  const [pro, tester] = [await people.aProReader(), await people.aTester()]
  const forum = await aForum(server, people, 'Opened by key')
  await forum.post(tester, 'Theirs')
  const page = await open('/community/forums', { as: pro })
  await page.getByRole('link', { name: 'Opened by key' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Opened by key')).toBeFocused()
  await expect(postWith(page, 'Theirs')).toBeVisible()
  const focused = () => page.locator(':focus')
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      const told = await focused().evaluate((element) => {
        const label =
          element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
        return element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
      })
      if (name.test(told)) return
    }
    throw new Error(`Tab never came to ${name}`)
  }

  await tabTo(/^Write a post$/)
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('Mine')
  await tabTo(/^Post$/)
  await page.keyboard.press('Enter')
  await expect(postWith(page, 'Mine')).toBeFocused()

  await tabTo(/^More about/)
  await page.keyboard.press('Enter')
  await tabTo(/^Edit$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Edit the post' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(', better')
  await page.keyboard.press('Control+Enter')
  await expect(postWith(page, 'Mine, better')).toBeFocused()

  await tabTo(/^Like/)
  await page.keyboard.press('Enter')
  await expect(focused()).toHaveText('Like1')
  await tabTo(/^Reply$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Reply to/ })).toBeFocused()
  await page.keyboard.type('My reply')
  await page.keyboard.press('Control+Enter')
  await expect(postWith(page, 'My reply')).toBeFocused()

  await postWith(page, 'Theirs').focus()
  await tabTo(/^More about/)
  await page.keyboard.press('Enter')
  await tabTo(/^Report$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Report post' })).toBeVisible()
  await page.keyboard.press('Space')
  await tabTo(/^Send report$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(menuOf(page, 'Theirs')).toBeFocused()

  await postWith(page, 'Mine, better').focus()
  await tabTo(/^More about/)
  await page.keyboard.press('Enter')
  await tabTo(/^Delete$/)
  await page.keyboard.press('Enter')
  await tabTo(/^Delete$/)
  await page.keyboard.press('Enter')
  await expect(postWith(page, 'Mine, better')).toHaveCount(0)
  await expect(postWith(page, 'Theirs')).toBeFocused()
})
