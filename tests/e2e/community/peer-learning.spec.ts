import type { Page } from '@playwright/test'
import { atRest } from '#tests/support/browser/at-rest.ts'
import { IN_ENGLISH_ONLY } from '#tests/support/browser/library.ts'
import { chooseInMenu } from '#tests/support/browser/menu.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const HUB = '/community/peer-learning'
const card = (page: Page, name: string) => page.getByRole('article', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

/** Fills the form of a new tip. */
async function writeTip(
  page: Page,
  { title, content, category = 'Polity' }: { title: string; content: string; category?: string },
) {
  await button(page, 'Write a tip').click()
  await page.getByLabel('Title').fill(title)
  await page.getByRole('dialog').getByLabel('Category').selectOption(category)
  await page.getByLabel('Your tip').fill(content)
}

test('others see my tip, like it and save it, and I get a notification', async ({ open, people }) => {
  const author = await open(`${HUB}?tab=tips`, { as: await people.aProReader() })
  await writeTip(author, { title: 'Write the answer first', content: `**Then** read.\n${'One more line.\n'.repeat(10)}The end.` })
  await button(author, 'Publish').click()
  await expect(toast(author, 'Tip published')).toBeVisible()
  const own = card(author, 'Write the answer first')
  await expect(own).toContainText('0 likes')
  await expect(own.getByRole('button', { name: /^Like/ })).toHaveCount(0)

  const reader = await open(`${HUB}?tab=tips`, { as: await people.aTester() })
  const tip = card(reader, 'Write the answer first')
  await expect(tip).not.toContainText('The end.')
  await tip.getByRole('button', { name: /^Show more/ }).click()
  await expect(tip).toContainText('The end.')
  await tip.getByRole('button', { name: /^Like/ }).click()
  await expect(tip.getByRole('button', { name: /^Like.*1 like$/ })).toHaveAttribute('aria-pressed', 'true')
  await tip.getByRole('button', { name: /^Save/ }).click()
  await expect(tip.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true')
  await reader.reload()
  await expect(tip.getByRole('button', { name: /^Saved/ })).toBeVisible()
  await reader.getByRole('group', { name: 'Filter learning tips' }).getByRole('button', { name: 'Saved' }).click()
  await expect(reader.getByRole('article')).toHaveCount(1)
  await expect(tip.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true')

  await author.reload()
  await expect(own).toContainText('1 like')
  await button(author, /^Notifications/).click()
  await author.getByRole('link', { name: /Your learning tip was liked/ }).click()
  await expect(author.getByRole('article')).toHaveCount(1)
  await expect(own, 'a link leads to the whole tip').toContainText('The end.')
  await button(author, 'Show all learning tips').click()
  await own.getByRole('button', { name: /^Delete/ }).click()
  await author.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(own).toHaveCount(0)
})

test('a like that fails is reverted with a message', async ({ open, people, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const page = await open(`${HUB}?tab=tips`, { as: await people.aTester() })
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ })
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/like', async (route) => {
    await held
    await route.abort()
  })
  await like.click()
  await expect(like, 'at once').toHaveAttribute('aria-pressed', 'true')
  release()
  await expect(toast(page, 'The server could not be reached')).toBeVisible()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
})

test('my text survives an error and a reload, and is stored once', async ({ open, people, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const page = await open(`${HUB}?tab=tips`, { as: await people.aProReader() })
  await writeTip(page, { title: 'ab', content: 'Kept here.', category: 'History' })
  await button(page, 'Publish').click()
  await expect(page.getByText('Please write at least 3 characters.')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('Sent twice')
  await page.route('**/api/community/peer-learning/tips', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Publish').click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be reached')
  await page.unrouteAll()
  await page.reload()
  await button(page, 'Write a tip').click()
  await expect(page.getByLabel('Your tip')).toHaveValue('Kept here.')
  await button(page, 'Publish').click()
  await expect(toast(page, 'Tip published')).toBeVisible()
  await expect(card(page, 'Sent twice')).toHaveCount(1)
})

test('all the fields that are missing are marked at once', async ({ open, people }) => {
  const page = await open(`${HUB}?tab=tips`, { as: await people.aProReader() })
  await button(page, 'Write a tip').click()
  await button(page, 'Publish').click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText([
    'Write a title.',
    'Choose a category.',
    'Write your tip.',
  ])
  await expect(page.getByLabel('Title')).toBeFocused()
})

test('on a phone the category is behind a button, unless it is chosen', async ({ open, people }) => {
  const page = await open(`${HUB}?tab=tips`, { as: await people.aTester(), viewport: { width: 360, height: 740 } })
  await expect(page.getByLabel('Category')).toBeHidden()
  await button(page, 'Filter').click()
  await page.getByLabel('Category').selectOption('Economics')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(page.getByLabel('Category')).toHaveValue('Economics')
})

test('a study group becomes full, gets another owner, and is left and deleted', async ({ open, people, server }) => {
  const [asha, ravi, admin] = [await people.aProReader(), await people.aTester(), await people.anAdmin()]
  const owner = await open(`${HUB}?tab=groups`, { as: asha })
  await button(owner, 'Create a group').click()
  await owner.getByLabel('Name').fill('Evening readers')
  await owner.getByRole('dialog').getByLabel('Category').selectOption('Geography')
  await owner.getByLabel('Group size').fill('2')
  await button(owner, 'Create').click()
  const own = card(owner, 'Evening readers')
  await expect(own).toContainText('1 of 2 members')

  const member = await open(`${HUB}?tab=groups`, { as: ravi })
  const seen = card(member, 'Evening readers')
  await seen.getByRole('button', { name: /^Join/ }).click()
  await expect(seen).toContainText('2 of 2 members')
  await expect(seen.getByRole('button', { name: /^Leave/ })).toBeVisible()
  await expect(seen.getByRole('link', { name: 'Write in a forum' })).toHaveAttribute('href', '/community/forums')

  const late = await open(`${HUB}?tab=groups`, { as: admin })
  await expect(card(late, 'Evening readers').getByRole('button', { name: /^Full/ })).toBeDisabled()

  await owner.reload()
  await own.getByRole('button', { name: /^Members/ }).click()
  await own.getByRole('button', { name: `Make owner ${ravi.user.username}` }).click()
  await button(owner, 'Transfer').click()
  await expect(own).toContainText(`Owner: ${ravi.user.username}`)
  await own.getByRole('button', { name: /^Leave/ }).click()
  await expect(own).toContainText('1 of 2 members')
  // Shown before the server has answered.
  await atRest(owner)

  await member.reload()
  await seen.getByRole('button', { name: /^More about/ }).click()
  await seen.getByRole('button', { name: 'Delete' }).click()
  await expect(member.getByRole('dialog')).toContainText('It has no other members.')
  await member.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  // Elements behind an open dialog have no role, so a missing card means something only after it is closed.
  await expect(member.getByRole('dialog')).toBeHidden()
  await expect(seen).toHaveCount(0)
  const { data } = await server.call<{ data: unknown[] }>('GET', '/api/community/peer-learning/groups?q=evening', { as: asha })
  expect(data).toEqual([])
})

test('joining a group that has become full shows a message and updates the page', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/status of 409/)
  const [asha, ravi, admin] = [await people.aProReader(), await people.aTester(), await people.anAdmin()]
  const groups = '/api/community/peer-learning/groups'
  const body = { name: 'Last place', category: 'Polity', size_limit: 2 }
  const { data } = await server.call<{ data: { group_id: string } }>('POST', groups, { as: asha, body })
  const page = await open(`${HUB}?tab=groups`, { as: ravi })
  await expect(card(page, 'Last place')).toContainText('1 of 2 members')
  await server.call('PUT', `${groups}/${data.group_id}/membership`, { as: admin })
  await card(page, 'Last place').getByRole('button', { name: /^Join/ }).click()
  await expect(toast(page, 'This group is full')).toBeVisible()
  await expect(card(page, 'Last place').getByRole('button', { name: /^Full/ })).toBeDisabled()
  await expect(card(page, 'Last place')).toContainText('2 of 2 members')
})

test('I share a result from its page, others see it, and I withdraw it', async ({ open, people, library, server }) => {
  const asha = await people.aProReader()
  const { potential_questions: quiz } = await library.articleNamed(IN_ENGLISH_ONLY)
  const { data } = await server.call<{ data: { quiz_questions: { question_id: string }[]; title: string } }>(
    'GET',
    `/api/quizzes/${quiz?.quiz_id}`,
    { as: asha },
  )
  const answers = data.quiz_questions.map(({ question_id }) => ({ questionId: question_id, selectedOption: 'A' }))
  const submit = () =>
    server.call<{ data: { attemptId: string; score: number; percentage: number } }>('POST', '/api/quiz-history/submit', {
      as: asha,
      body: { quizId: quiz?.quiz_id, answers, timeTakenSeconds: 95 },
    })
  await submit()
  const sent = await submit()
  const page = await open(`/quiz-history/${sent.data.attemptId}`, { as: asha })
  await button(page, 'Share with your study groups').click()
  await page.getByLabel('Category').selectOption('Polity')
  await page.getByLabel('Note (optional)').fill('Section 29C again.')
  await button(page, 'Share').click()
  await page.getByRole('link', { name: 'View shared result' }).click()
  await expect(heading(page, 'Peer learning hub')).toBeVisible()
  const own = card(page, data.title)
  for (const fact of [
    `${sent.data.percentage}%`,
    `${sent.data.score} of 6 correct`,
    '1 min 35 s',
    'Section 29C again.',
    '0 likes',
  ])
    await expect(own).toContainText(fact)

  const reader = await open(`${HUB}?q=29C`, { as: await people.aTester() })
  const seen = reader.getByRole('article').filter({ hasText: 'Section 29C again.' })
  await seen.getByRole('button', { name: /^Like/ }).click()
  await expect(seen.getByRole('button', { name: /1 like$/ })).toBeVisible()
  await expect(button(reader, 'Share a result'), 'a tester takes no quizzes').toHaveCount(0)

  await own.getByRole('button', { name: /^Withdraw/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('No longer available')).toBeVisible()
  await button(page, 'Show all shared results').click()
  await button(page, 'Share a result').click()
  const choices = page.getByRole('dialog').getByRole('button', { name: data.title })
  await expect(choices).toHaveCount(1)
  await page.getByText('1 earlier attempt').click()
  await expect(choices).toHaveCount(2)
  await expect(choices.first()).toBeEnabled()
})

test('tab, search and category are in the URL, so Back and a reload keep them', async ({ open, people }) => {
  const page = await open(HUB, { as: await people.aTester() })
  await expect(card(page, "Payments banks and the RBI's powers")).toContainText('Sample')
  await page.getByRole('tab', { name: 'Learning Tips' }).click()
  await page.getByLabel('Category').selectOption('Economics')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('searchbox').fill('deficit')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/tab=tips&category=Economics&q=deficit$/)
  await page.reload()
  await expect(card(page, 'Four deficits, one subtraction at a time')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('deficit')
  await expect(page.getByLabel('Category')).toHaveValue('Economics')

  await chooseInMenu(page, 'Today')
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByLabel('Category')).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Quiz Results' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText('No shared results found')).toBeVisible()
  await button(page, 'Clear search and filters').click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a list that could not be loaded says so and offers a retry', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 503/)
  const page = await open('/dashboard', { as: await people.aTester() })
  const refusal = { success: false, error: 'The service is busy. Please try again.', code: 'unavailable' }
  await page.route('**/peer-learning/groups*', (route) => route.fulfill({ status: 503, json: refusal }))
  await page.goto(`${HUB}?tab=groups`)
  await expect(page.getByRole('alert')).toContainText('The study groups did not load')
  await page.unrouteAll()
  await button(page, 'Try again').click()
  await expect(card(page, 'Map work on Sundays')).toBeVisible()
})

test('without access the hub leads to the subscription page', async ({ open, people }) => {
  const page = await open(HUB, { as: await people.aFreeReader() })
  await expect(page).toHaveURL(/\/subscription\?for=community$/)
})
