import type { Page } from '@playwright/test'
import type { Discussion } from '#contract/community/quiz-discussion.ts'
import type { Article } from '#contract/reading/articles.ts'
import { anArticle, IN_ENGLISH_ONLY } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import { expect, heading, stopTime, test } from '#tests/support/browser/test.ts'

const question = (n: number) => ({
  question_text: `Question ${n}?`,
  options: { A: 'This', B: 'That' },
  correct_option: 'A',
  explanation: 'Because.',
})
const DAY = 24 * 60 * 60_000

const forumTest = test.extend<{ forum: Forum }>({
  forum: async ({ library, people, server }, use) => {
    const admin = await people.anAdmin()
    const [article = ''] = await library.publish(library.aFreeDay(), [
      anArticle('Budget', { quiz_title: 'Quiz on the Budget', potential_questions: { prelims_quiz: [1, 2, 3].map(question) } }),
    ])
    const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${article}`, { as: admin })
    const quizId = data.potential_questions?.quiz_id ?? ''
    const at = `/api/community/quiz-forums/${quizId}/discussions`
    await use({
      quizId,
      path: `/community/quiz-forums/${quizId}`,
      post: async (as, content, parts = {}) => {
        const body = { question_number: 1, discussion_type: 'question', content, ...parts }
        return (await server.call<{ data: Discussion }>('POST', at, { as, body })).data
      },
      reply: (as, id, content) => server.call('POST', `/api/community/discussions/${id}/replies`, { as, body: { content } }),
      resolve: (as, id) => server.call('PUT', `/api/community/discussions/${id}/resolved`, { as }),
    })
  },
})

interface Forum {
  quizId: string
  path: string
  post: (as: Person, content: string, parts?: Record<string, unknown>) => Promise<Discussion>
  reply: (as: Person, discussionId: string, content: string) => Promise<unknown>
  resolve: (as: Person, discussionId: string) => Promise<unknown>
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Your discussion' })
const send = (page: Page) => page.getByRole('button', { name: 'Post Discussion' })
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, words: string | RegExp) => page.getByRole('article').filter({ hasText: words })

forumTest(
  'I read what a quiz is like, start a discussion and find it again after a reload; others see it',
  async ({ open, people, forum }) => {
    const pro = await people.aProReader()
    const page = await open(forum.path, { as: pro })
    await expect(heading(page, 'Quiz on the Budget')).toBeVisible()
    for (const fact of ['Total questions3', 'Average scoreNone yet', 'Attempts0', 'DifficultyMedium'])
      await expect(page.locator('dl')).toContainText(fact)
    await expect(page.getByRole('link', { name: 'Back to forums' })).toHaveAttribute('href', '/community/forums')
    await expect(page.getByText('No discussions found')).toBeVisible()
    await expect(page.getByText('Be the first to start a discussion!')).toBeVisible()
    await chip(page, 'Unresolved').click()
    await expect(page.getByText('Try changing your filter criteria')).toBeVisible()
    await chip(page, 'All Discussions').click()

    await expect(text(page)).toHaveAttribute('placeholder', 'Describe your question, doubt, or share your insights...')
    await expect(send(page)).toBeDisabled()
    await text(page).fill('   ')
    await expect(send(page)).toBeDisabled()
    await page.getByLabel('Question number').selectOption('Question 3')
    await expect(page.getByLabel('Question number').getByRole('option')).toHaveCount(3)
    await page.getByLabel('Discussion type').selectOption('Strategy Discussion')
    await text(page).fill('How do you time it?')
    await send(page).click()

    const mine = card(page, 'How do you time it?')
    for (const part of [
      'pro',
      'Just now',
      'Q3',
      'Strategy Discussion',
      'Question 3 from the quiz',
      '0 likes',
      '0 replies',
      'Open',
    ])
      await expect(mine).toContainText(part)
    await expect(mine).toBeFocused()
    await expect(text(page)).toHaveValue('')
    await expect(page.getByLabel('Question number')).toHaveValue('3')
    await page.reload()
    await expect(mine).toBeVisible()

    const other = await open(forum.path, { as: await people.aTester() })
    await expect(card(other, 'How do you time it?')).toBeVisible()
    await chip(other, 'My Posts').click()
    await expect(other.getByText('Try changing your filter criteria')).toBeVisible()
  },
)

forumTest(
  'a like shows at once, counts once, goes back; a like that fails goes back by itself and says so',
  async ({ open, people, forum, mishaps }) => {
    await forum.post(await people.aTester(), 'Why?')
    const page = await open(forum.path, { as: await people.aProReader() })
    const like = card(page, 'Why?').getByRole('button', { name: /likes? ?: like/ })
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toContainText('1 like')
    await page.reload()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await like.click()
    await expect(like).toContainText('0 likes')
    mishaps.expect(/ERR_FAILED/)
    await page.route('**/like', (route) => route.abort())
    await like.click()
    await expect(page.getByText(/The server could not be reached/).first()).toBeVisible()
    await expect(like).toContainText('0 likes')
  },
)

forumTest('people reply, and the one who asked says what helped and that it is resolved', async ({ open, people, forum }) => {
  const [pro, tester] = [await people.aProReader(), await people.aTester()]
  await forum.post(pro, 'What is a cess?')
  const helper = await open(forum.path, { as: tester })
  await card(helper, 'a cess?')
    .getByRole('button', { name: /^Reply/ })
    .click()
  await expect(helper.getByText('Your reply to pro', { exact: true })).toBeVisible()
  await helper.getByRole('textbox', { name: 'Your reply to pro' }).fill('A tax for **one** purpose.')
  await card(helper, 'a cess?').getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(card(helper, 'a cess?')).toContainText('1 reply')
  await expect(helper.getByRole('button', { name: /helpful/ })).toHaveCount(0)

  const page = await open(forum.path, { as: pro })
  const mine = card(page, 'a cess?')
  await mine.getByRole('button', { name: /^Mark as helpful/ }).click()
  await expect(mine.getByRole('listitem').getByText('Helpful', { exact: true })).toBeVisible()
  await mine.getByRole('button', { name: /^Mark as resolved/ }).click()
  await expect(mine.getByText('Resolved', { exact: true })).toBeVisible()
  await expect(mine.getByRole('img', { name: 'Resolved' })).toBeVisible()
  await page.reload()
  await expect(mine.getByText('Helpful', { exact: true })).toBeVisible()
  await chip(page, 'Unresolved').click()
  await expect(page.getByText('No discussions found')).toBeVisible()
  await page.reload()
  await expect(chip(page, 'Unresolved'), 'the filter stays').toHaveAttribute('aria-pressed', 'true')
})

forumTest('the bell leads to the very reply, however long the thread and old the discussion', async ({ open, people, forum }) => {
  const [pro, tester] = [await people.aProReader(), await people.aTester()]
  const { id } = await forum.post(pro, 'The old one')
  for (let n = 1; n <= 22; n++) await forum.post(tester, `Newer ${n}`)
  for (let n = 1; n <= 54; n++) await forum.reply(tester, id, `Reply number ${n}`)
  const page = await open('/dashboard', { as: pro })
  await page.getByRole('button', { name: /Notifications/ }).click()
  await page
    .getByRole('link', { name: /New reply to your discussion/ })
    .first()
    .click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Reply number 54' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Linked discussion' })).toContainText('54 replies')
  await expect(page.getByRole('listitem').filter({ hasText: 'Newer 22' })).toBeVisible()
})

forumTest(
  'what I write survives a failed send and a reload, and a resend is stored once',
  async ({ open, people, forum, mishaps }) => {
    const pro = await people.aProReader()
    await forum.post(await people.aTester(), 'To reply to')
    const page = await open(forum.path, { as: pro })
    await page.getByLabel('Discussion type').selectOption('Explanation Request')
    await text(page).fill('Please explain')
    mishaps.expect(/ERR_FAILED/)
    let wasStored = false
    await page.route('**/discussions', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      // The request arrives, but the reply is lost.
      await route.fetch()
      wasStored = true
      await route.abort()
    })
    await send(page).click()
    await expect(page.getByText(/The server could not be reached/)).toBeVisible()
    expect(wasStored).toBe(true)
    await page.unrouteAll()
    await card(page, 'To reply to')
      .getByRole('button', { name: /^Reply/ })
      .click()
    await page.getByRole('textbox', { name: /Your reply/ }).fill('Half a reply')
    await page.reload()
    await expect(page.getByRole('textbox', { name: /Your reply/ })).toHaveValue('Half a reply')
    await expect(text(page)).toHaveValue('Please explain')
    await expect(page.getByLabel('Discussion type')).toHaveValue('explanation')
    await send(page).click()
    await expect(text(page)).toHaveValue('')
    await expect(card(page, 'Please explain')).toHaveCount(1)
    await page.reload()
    await expect(card(page, 'Please explain')).toHaveCount(1)
  },
)

forumTest('new discussions are offered and push nothing away', async ({ open, people, forum }) => {
  const tester = await people.aTester()
  const { id } = await forum.post(tester, 'Being read')
  const page = await open(forum.path, { as: await people.aProReader(), withClock: true })
  await expect(card(page, 'Being read')).toBeVisible()
  await stopTime(page)
  await forum.post(tester, 'Newcomer')
  await forum.reply(tester, id, 'A reply meanwhile')
  const before = await card(page, 'Being read').boundingBox()
  const answered = page.waitForResponse(/\/discussions\?filter=all/)
  await page.clock.runFor(31_000)
  await (await answered).finished()
  const show = page.getByRole('button', { name: 'Show 1 new discussion' })
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(show).toBeVisible({ timeout: 200 })
  }).toPass()
  await expect(card(page, 'Being read')).toContainText('Show all 1 reply')
  expect(await card(page, 'Being read').boundingBox()).toEqual(before)
  await show.click()
  await page.clock.runFor(1000)
  await expect(page.getByRole('article').first()).toContainText('Newcomer')
  await expect(page.getByText('Newest first')).toBeVisible()
})

forumTest('I change my words and delete them; what others replied to leaves its place', async ({ open, people, forum }) => {
  const pro = await people.aProReader()
  await forum.post(pro, 'Nobody replied')
  const { id } = await forum.post(pro, 'Somebody replied')
  await forum.reply(await people.aTester(), id, 'Their words')
  const page = await open(forum.path, { as: pro })
  const replied = card(page, 'Somebody replied')
  await replied
    .getByRole('button', { name: /^More about/ })
    .first()
    .click()
  await replied.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Edit your text' }).fill('Other words')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(card(page, 'Other words')).toContainText('Edited')

  const remove = async (words: string) => {
    await card(page, words)
      .getByRole('button', { name: /^More about/ })
      .first()
      .click()
    await card(page, words).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Are you sure you want to delete this post?')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }
  await remove('Nobody replied')
  await expect(card(page, 'Nobody replied')).toHaveCount(0)
  await remove('Other words')
  await expect(card(page, 'Their words')).toContainText('[deleted]')
  await expect(card(page, 'Their words')).not.toContainText('Other words')
})

forumTest(
  'a long forum goes on with older discussions, and a failure can be tried again',
  async ({ open, people, forum, mishaps }) => {
    const tester = await people.aTester()
    for (let n = 1; n <= 21; n++) await forum.post(tester, `Number ${n}`)
    const page = await open(forum.path, { as: await people.aProReader() })
    await expect(page.getByRole('article')).toHaveCount(20)
    mishaps.expect(/ERR_FAILED/)
    await page.route('**/discussions?*before=*', (route) => route.abort())
    await page.getByRole('button', { name: 'Show older discussions' }).click()
    await expect(page.getByText('The discussions did not load')).toBeVisible({ timeout: 15_000 })
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(21)
  },
)

forumTest('a quiz leads to its discussion, each question to its own', async ({ open, people, forum }) => {
  const page = await open(`/quiz/${forum.quizId}`, { as: await people.aProReader() })
  for (let n = 1; n <= 3; n++) {
    await expect(page.getByRole('heading', { level: 2, name: `Question ${n} of 3` })).toBeVisible()
    await page.getByRole('radio', { name: 'This' }).check()
    await page.getByRole('button', { name: n === 3 ? 'Finish Quiz' : 'Next' }).click()
  }
  await expect(page.getByRole('link', { name: 'Discuss this quiz' })).toBeVisible()
  await page.getByRole('link', { name: 'Discuss question 2' }).click()
  await expect(page.getByLabel('Question number')).toHaveValue('2')
  await expect(page).toHaveURL(forum.path)
  await expect(page.locator('dl')).toContainText('Attempts1')
  await expect(page.locator('dl')).toContainText('DifficultyEasy')
})

forumTest('free people are led to the plans, and a forum that is not there says so', async ({ open, people, forum, mishaps }) => {
  const free = await open(forum.path, { as: await people.aFreeReader() })
  await expect(free).not.toHaveURL(forum.path)
  mishaps.expect(/404/)
  const page = await open('/community/quiz-forums/0190a000-0000-7000-8000-000000000000', { as: await people.aProReader() })
  await expect(page.getByText('Quiz forum not found')).toBeVisible()
})

test('the sample days have discussions that are marked as samples', async ({ open, people, library }) => {
  const { potential_questions } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/community/quiz-forums/${potential_questions?.quiz_id}`, {
    as: await people.aProReader(),
    prepare: (context) => context.clock.install({ time: new Date(Date.now() + 3 * DAY) }),
  })
  const sample = card(page, 'double proportionality')
  for (const part of ['UPSC Current Catalyst', 'Sample', '3d ago', 'Resolved']) await expect(sample).toContainText(part)
})
