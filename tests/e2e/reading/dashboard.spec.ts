import type { BrowserContext, Page } from '@playwright/test'
import type { StudySession } from '#contract/practice/study-session.ts'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES, OF_NEWEST_DAY } from '#tests/support/browser/library.ts'
import { CONSENT, type Person } from '#tests/support/browser/people.ts'
import { startServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const days = (page: Page) => page.getByRole('main').getByRole('button', { name: /\d articles? +\d+ min/ })
const goal = (page: Page) => page.getByRole('progressbar', { name: 'Goal of the day' })
const newest = (page: Page) => page.getByRole('button', { name: /16 May,? 2026/ })
const older = (page: Page) => page.getByRole('button', { name: /14 December,? 2023/ })

test('the newest day is expanded; expanding another collapses it, and a second click collapses that one', async ({
  open,
  people,
}) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await expect(newest(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: OF_NEWEST_DAY })).toBeVisible()

  await older(page).click()
  await expect(older(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(newest(page)).toHaveAttribute('aria-expanded', 'false')
  const article = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /COP28 names fossil fuels/ }) })
  await expect(article.last()).toContainText('GS3')
  await expect(page.getByRole('link', { name: OF_NEWEST_DAY })).toBeHidden()

  await older(page).click()
  await expect(older(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: /COP28 names fossil fuels/ })).toBeHidden()
})

test('articles I have read are marked, and Back restores the list', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), viewport: { width: 1280, height: 500 } })
  await older(page).click()
  await expect(older(page)).toContainText('0 of 4 read')
  const link = page.getByRole('link', { name: /Garba joins UNESCO/ })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  const marked = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().includes('/api/progress/'))
  await link.click()
  await expect(heading(page, /Garba joins UNESCO/)).toBeVisible()
  await marked

  await page.goBack()
  await expect(older(page)).toContainText('1 of 4 read')
  await expect(older(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('listitem').filter({ has: link }).last()).toContainText('Read')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2)
})

test('older days load as I scroll, until the last one, also on a busy phone', async ({ open, people, library }) => {
  const ends = Array.from({ length: 25 }, () => library.aFreeDay())
  await Promise.all(ends.map((day) => library.publish(day, [anArticle(`The day ${day}`)])))
  const page = await open('/dashboard', { as: await people.aFreeReader(), prepare: reportPositionsLate })
  await expect(days(page)).toHaveCount(30)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('before=') && asked.push(request.url()))
  await days(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => days(page).count()).toBeGreaterThan(38)
  // Other tests may have published more days than two pages hold.
  await expect(async () => {
    await days(page).last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Show older days' })).toBeHidden({ timeout: 1000 })
  }).toPass()
  expect(asked, 'each page of days is requested once').toEqual([...new Set(asked)])
})

test('a new member answers four questions once, and can change the plan later', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), viewport: { width: 360, height: 740 } })
  const question = (name: string) => page.getByRole('region', { name })
  await question('Which language do you want to read in?').getByRole('button', { name: 'English' }).click()
  await question('Which examination are you preparing for?')
    .getByRole('button', { name: /^Prelims/ })
    .last()
    .click()
  await question('How many minutes a day do you want to read?').getByRole('button', { name: '30 min' }).click()
  await question('What do you want to start with?').getByRole('button', { name: 'Skip this question' }).click()
  await expect(goal(page)).toHaveAttribute('aria-valuetext', '0 of 30 minutes')
  await expect(page.getByText(/\d+ days to Prelims 20\d\d/)).toBeVisible()

  await page.reload()
  await expect(goal(page)).toHaveAttribute('aria-valuetext', '0 of 30 minutes')
  await expect(question('Which language do you want to read in?')).toBeHidden()
  await page.getByRole('button', { name: 'Change study plan' }).click()
  const plan = page.getByRole('dialog', { name: 'Study plan' })
  await plan.getByLabel('Daily goal').selectOption('A number of articles')
  await plan.getByLabel('Articles a day').fill('2')
  await plan.getByRole('button', { name: 'Save plan' }).click()
  await expect(plan).toBeHidden()
  await expect(goal(page)).toHaveAttribute('aria-valuetext', '0 of 2 articles')

  await page.goto('/settings/study-plan')
  const settings = page.getByRole('region', { name: 'Exam and daily goal' })
  await expect(settings.getByLabel('Articles a day')).toHaveValue('2')
  await settings.getByLabel('Articles a day').fill('3')
  await settings.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText('Study plan saved').first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(goal(page)).toHaveAttribute('aria-valuetext', '0 of 3 articles')
})

test('a language that I chose elsewhere is not asked for again, and the articles stand above the questions', async ({
  open,
  people,
}) => {
  const page = await open('/settings/reading', { as: await people.aFreeReader() })
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true })
  await page.goto('/dashboard')
  const question = page.getByRole('region', { name: 'Which examination are you preparing for?' })
  await expect(question).toContainText('1 of 3')
  await expect(page.getByText('Which language do you want to read in?')).toBeHidden()
  await expect(newest(page)).toBeVisible()
  const { y } = (await question.boundingBox()) ?? { y: 0 }
  expect(y).toBeGreaterThan((await newest(page).boundingBox())?.y ?? y)
})

test('skipping all questions shows them no more', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  const skip = page.getByRole('button', { name: 'Skip all' })
  await skip.click()
  await expect(skip).toBeHidden()
  await page.reload()
  await expect(newest(page)).toBeVisible()
  await expect(skip).toBeHidden()
})

test('the ring counts what I finished, and the button leads on until the session is done', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aFreeReader()
  const [first, second] = [await library.articleNamed(IN_ENGLISH_ONLY), await library.articleNamed(IN_THREE_LANGUAGES)]
  const as = { as: reader }
  await server.call('PUT', '/api/user/study-plan', { ...as, body: { goal: { kind: 'articles', amount: 2 } } })
  await server.call('POST', `/api/progress/${first.article_id}/finished`, as)
  const page = await open('/dashboard', as)
  await expect(goal(page)).toHaveAttribute('aria-valuetext', '1 of 2 articles')
  await expect(page.getByText('You are done for today')).toBeHidden()
  await expect(page.getByRole('link', { name: /^(Start: |Next: |Read the latest)/ })).toBeVisible()

  await server.call('POST', `/api/progress/${second.article_id}/finished`, as)
  const { data } = await server.call<{ data: StudySession }>('GET', '/api/today', as)
  for (const { step } of data.steps)
    await server.call('PUT', '/api/today/skipped', { ...as, body: { day: data.day, step, skipped: true } })
  await page.reload()
  await expect(goal(page)).toHaveAttribute('aria-valuetext', '2 of 2 articles')
  await expect(page.getByText('You are done for today')).toBeVisible()
})

test('an article left midway is the first thing to continue', async ({ open, people, library, server }) => {
  const reader = await people.aFreeReader()
  const { article_id, title } = await library.articleNamed(IN_ENGLISH_ONLY)
  await server.call('PUT', `/api/progress/${article_id}/position`, { as: reader, body: { position: 0.4 } })
  const page = await open('/dashboard', { as: reader })
  await page.getByRole('link', { name: `Continue reading ${title}` }).click()
  await expect(heading(page, title)).toBeVisible()
})

test('the article to continue is named in the language I read in', async ({ open, people, library, server }) => {
  const reader = await people.aFreeReader()
  const { article_id } = await library.articleNamed('Three languages in Class IX')
  await server.call('PUT', `/api/progress/${article_id}/position`, { as: reader, body: { position: 0.4 } })
  const page = await open('/dashboard', { as: reader, remembers: { reading_language: 'hi' } })
  const title = page.getByRole('link', { name: 'Continue reading' }).locator('[lang="hi"]')
  await expect(title).toHaveText(/भाषा/)
})

test('the calendar shows what I read, and opens a day however old', async ({ open, people, library, server }) => {
  const reader = await people.aFreeReader()
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  await server.call('POST', `/api/progress/${article_id}`, { as: reader })
  const page = await open('/dashboard?day=2024-02-16', { as: reader })
  await expect(page.getByRole('button', { name: /16 February 2024/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('16 February 2024')
  await page.getByRole('button', { name: 'Calendar' }).click()
  await expect(page.getByRole('table', { name: /February 2024/ })).toBeVisible()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByText('Nothing was published in this month.')).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  const asked = page.getByRole('link', { name: /^Friday,? 16 February: 1 of \d read$/ })
  await asked.click()
  await expect(page).toHaveURL('/dashboard?day=2024-02-16')
  await expect(page.getByRole('button', { name: /16 February 2024/ })).toBeFocused()
})

test('a day on which nothing was published says so, at the calendar with its month', async ({ open, people }) => {
  const reader = await people.aFreeReader()
  for (const [day, sentence] of [
    ['2024-02-03', 'Nothing was published on Saturday, 3 February 2024.'],
    ['2099-01-01', 'Nothing is published yet for Thursday, 1 January 2099.'],
  ]) {
    const page = await open(`/dashboard?day=${day}`, { as: reader })
    await expect(page.getByText(sentence as string)).toBeVisible()
    await expect(page.getByRole('table', { name: `Articles read in ${sentence?.match(/[A-Z]\w+ \d{4}/)?.[0]}` })).toBeVisible()
  }
  const page = await open('/dashboard?day=2024-02-31', { as: reader })
  await expect(newest(page)).toHaveAttribute('aria-expanded', 'true')
})

test('a day is chosen in the calendar, which opens today and leads to the newest day', async ({ open, people }) => {
  const page = await open('/library', { as: await people.aFreeReader() })
  await page.getByRole('link', { name: /^All days/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Earlier days' })).toBeFocused()
  await expect(page.getByRole('cell').locator('[aria-current=date]')).toHaveText(/^\d+$/)
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(page.getByRole('cell').locator('[aria-current=date]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page.getByRole('cell').locator('[aria-current=date]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Newest day' }).click()
  await page.getByRole('link', { name: /16 May: 0 of/ }).click()
  await expect(newest(page)).toHaveAttribute('aria-expanded', 'true')
})

test('I save an article and open its summary in its row, on a phone', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader(), viewport: { width: 360, height: 740 } })
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: OF_NEWEST_DAY }) })
    .last()
  const toggle = row.getByRole('button', { name: /^Summary of/ })
  await expect(row.getByRole('paragraph')).toBeHidden()
  await toggle.click()
  await expect(row.getByRole('paragraph')).toBeVisible()
  const bookmark = row.getByRole('button', { name: /^Bookmark / })
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
})

test('an empty dashboard says that nothing is published', async ({ open }) => {
  const server = await startServer({ DEMO: '0' })
  try {
    const body = { email: 'first@journey.test', password: 'quiet-river-stone' }
    const reply = await server.call<Pick<Person, 'token' | 'user'>>('POST', '/api/auth/register', {
      body: { ...body, consent: CONSENT },
    })
    const page = await open('/dashboard', { on: server, as: { ...body, ...reply } })
    await expect(page.getByText('No entries available')).toBeVisible()
    await page.context().close()
  } finally {
    await server.stop()
  }
})

test('after a server error I can reload the days', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 400.*\/api\/entries/)
  const page = await open('/settings', { as: await people.aFreeReader() })
  const refusal = { success: false, error: 'Not today', code: 'malformed' }
  await page.route('**/api/entries', (route) => route.fulfill({ status: 400, json: refusal }))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('alert')).toContainText('Today’s articles did not load')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch entries')
  await expect(page.getByRole('alert').getByRole('link', { name: 'See your bookmarks' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Not today')
  await page.unroute('**/api/entries')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(newest(page)).toBeVisible()
})

test('without a network I can retry', async ({ open, people, mishaps }) => {
  mishaps.expect(/ERR_FAILED.*\/api\/entries/)
  const page = await open('/settings', { as: await people.aFreeReader() })
  await page.route('**/api/entries', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to load entries')
  await page.unroute('**/api/entries')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(newest(page)).toBeVisible()
})

/** As on a busy phone: what was seen before arrives together with what is seen now. */
function reportPositionsLate(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const earlier = { ...entries[0], isIntersecting: false } as IntersectionObserverEntry
          callback([earlier, ...entries], observer)
        }, options)
      }
    }
  })
}

test('the demo says that its days are samples, and opens on the newest one', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await expect(page.getByText(/^Sample content, newest day \d+\s\w+\s\d{4}$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sample day/ })).toHaveAttribute('aria-expanded', 'true')
})
