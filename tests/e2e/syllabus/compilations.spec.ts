import type { Page } from '@playwright/test'
import { aCompiledWeek } from '#tests/support/browser/compilations.ts'
import { everythingStored } from '#tests/support/browser/device.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const PHONE = { width: 360, height: 800 }

const folded = (page: Page) => page.locator('.compilation-columns > details:not([open]) > summary')

async function unfold(page: Page) {
  await expect(page.locator('.compilation-columns').first()).toBeVisible()
  for (let left = await folded(page).count(); left > 0; left--) await folded(page).first().click()
}

test('I find a week in the library on a phone, read it, and switch to what I have not read', async ({
  open,
  people,
  library,
  server,
}) => {
  const [vacancies] = await aCompiledWeek(library, '1987-08-03')
  const as = await people.aFreeReader()
  const page = await open('/library', { as, viewport: PHONE })
  await page.getByRole('link', { name: /^Compilations/ }).click()
  await page.locator('summary', { hasText: '1987' }).click()
  await page.getByRole('link', { name: /^3 – 9 August 1987/ }).click()
  await expect(heading(page, '3 – 9 August 1987')).toBeVisible()
  await expect(page.getByText('3 articles in 2 topics.')).toBeVisible()
  const topic = page.getByRole('article').filter({ hasText: 'Tribunal members are sworn in' })
  await expect(topic.getByText('Nineteen posts were vacant.')).toHaveCount(1)
  await expect(topic.getByText('Nineteen posts were vacant.')).toBeVisible()
  await expect(folded(page)).toHaveCount(0)
  await expect(topic.getByRole('link', { name: 'Tribunal vacancies are filled' })).toBeHidden()
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link', { name: 'GS2' })).toBeHidden()
  await contents.getByText('Contents').click()
  await expect(contents.getByRole('link', { name: 'GS2' })).toBeVisible()
  await topic.getByText('Summary, facts and terms').click()
  await expect(topic.getByText('All members took office.')).toBeVisible()
  await expect(topic.getByText('The tribunal heard 4,000 cases.')).toBeVisible()
  await expect(topic.getByRole('link', { name: 'Tribunal vacancies are filled' })).toBeVisible()
  await expect(page.getByText('3 questions with Pro')).toBeVisible()
  await server.call('POST', `/api/progress/${vacancies}`, { as })
  await page.getByRole('link', { name: 'Only what I have not read' }).click()
  await expect(page.getByText('2 articles in 2 topics.')).toBeVisible()
  await expect(page.getByText('Tribunal vacancies are filled')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('the contents lead to a line of the syllabus, in a paper that was folded', async ({ open, people, library }) => {
  await aCompiledWeek(library, '1987-08-10')
  const page = await open('/compilations/1987-W33', { as: await people.aFreeReader() })
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await page.locator('.compilation-columns > details > summary', { hasText: 'GS2' }).click()
  await expect(folded(page)).toHaveCount(1)
  await contents.getByRole('link', { name: /^Functions and responsibilities of the Union/ }).click()
  await expect(page.getByRole('heading', { name: /federal structure/ })).toBeInViewport()
})

test('a week without a compilation leads to the list of all', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 404/)
  const page = await open('/compilations/1901-W02', { as: await people.aFreeReader() })
  await expect(page.getByText('No compilation for this week')).toBeVisible()
  await expect(page.getByText('Weeks appear on Monday, months on the 1st.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Only what I have not read' })).toBeHidden()
  await page.getByRole('link', { name: 'All compilations' }).click()
  await expect(page).toHaveURL('/compilations')
})

test('as a Pro member I have the questions, and the key after them', async ({ open, people, library }) => {
  await aCompiledWeek(library, '1987-08-17')
  const page = await open('/compilations/1987-W34', { as: await people.comesBack('pro') })
  await page.getByText('Show the questions').click()
  await expect(page.getByRole('region', { name: 'Questions' }).getByRole('listitem').first()).toContainText('Which')
  await expect(page.getByRole('region', { name: 'Answers and explanations' })).toContainText('B')
})

test('without Pro I answer three questions at the end on a phone, and what was wrong is in my review', async ({
  open,
  people,
  library,
}) => {
  await aCompiledWeek(library, '1987-09-07')
  const page = await open('/compilations/1987-W37', { as: await people.aFreeReader(), viewport: PHONE })
  await page.getByRole('button', { name: 'Begin the test' }).click()
  for (const [n, letter] of ['A', 'B', 'A'].entries()) {
    await page.getByRole('radio', { name: new RegExp(`^${letter}`) }).check()
    await page.getByRole('button', { name: n === 2 ? 'Finish Quiz' : 'Next' }).click()
  }
  await expect(page.getByRole('heading', { name: '1 of 3 correct' })).toBeFocused()
  await expect(page.getByText('2 cards added to the review')).toBeVisible()
  await page.getByRole('link', { name: /^Review now/ }).click()
  await expect(heading(page, 'Review')).toBeVisible()
})

test('a test that I finish without a network, and send twice, counts once; its score stands at the compilation', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.allowOffline()
  mishaps.expect(/ERR_CONNECTION_RESET.*answers/)
  await aCompiledWeek(library, '1987-09-28')
  const page = await open('/compilations/1987-W40', { as: await people.aFreeReader() })
  await page.getByRole('button', { name: 'Begin the test' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  const sent: string[] = []
  // The first reply is lost on its way back.
  await page.route('**/api/compilations/*/answers', async (route) => {
    sent.push(route.request().postData() ?? '')
    if (sent.length > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  for (const n of [0, 1, 2]) {
    await page.getByRole('radio', { name: /^A/ }).check()
    await page.getByRole('button', { name: n === 2 ? 'Finish Quiz' : 'Next' }).click()
  }
  await expect(page.getByText(/saved on this device/)).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save now' }).click()
  await expect(page.getByText(/saved on this device/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: '0 of 3 correct' })).toBeVisible()
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
  await page.reload()
  await expect(page.getByText(/^Last score: 0 of 3/)).toBeVisible()
})

test('in Hindi, what is translated is in Hindi, and the rest is marked as English', async ({ open, people, library }) => {
  await aCompiledWeek(library, '1987-08-24', {
    title_translated: { hi: 'अधिकरण में नियुक्तियाँ' },
    must_know_translated: { hi: ['उन्नीस पद रिक्त थे।', 'न्यायालय ने तिथि तय की।', 'समिति ने सदस्य चुने।'] },
  })
  const page = await open('/compilations/1987-W35', {
    as: await people.aFreeReader(),
    remembers: { reading_language: 'hi' },
  })
  await unfold(page)
  await page.getByText('सारांश, तथ्य और शब्द').last().click()
  await expect(page.getByText('उन्नीस पद रिक्त थे।')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('link', { name: 'अधिकरण में नियुक्तियाँ' })).toHaveAttribute('lang', 'hi')
  await expect(page.getByText('The chair is a former judge.')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { name: 'क्या याद रखें' }).first()).toBeVisible()
})

test('on paper there is only the compilation, in two columns', async ({ open, people, library }) => {
  await aCompiledWeek(library, '1987-08-31')
  const page = await open('/compilations/1987-W36', { as: await people.comesBack('pro') })
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('.compilation-columns details:not([open])')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Version' })).toBeHidden()
  const columns = await page
    .locator('.compilation-columns')
    .first()
    .evaluate((body) => getComputedStyle(body).columnCount)
  expect(columns).toBe('2')
})

test('I save a week as a PDF, and am told when the server has too much to do', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 429.*pdf/)
  await aCompiledWeek(library, '1987-09-21')
  const page = await open('/compilations/1987-W39', { as: await people.aFreeReader() })
  const save = page.getByRole('button', { name: 'Save as PDF' })
  const download = page.waitForEvent('download')
  await save.click()
  expect((await download).suggestedFilename()).toBe('compilation-1987-W39-en.pdf')
  await page.route('**/pdf?*', (route) =>
    route.fulfill({ status: 429, json: { success: false, error: 'Please wait a minute.' } }),
  )
  await save.click()
  await expect(page.getByText('Please wait a minute.').first()).toBeVisible()
  await expect(save).toBeEnabled()
})

test('as a Pro member I read again without the server what I opened before', async ({ open, people, library, mishaps }) => {
  mishaps.allow(/ERR_FAILED/)
  await aCompiledWeek(library, '1987-09-14')
  const page = await open('/compilations/1987-W38', { as: await people.comesBack('pro') })
  await expect(page.getByText('3 articles in 2 topics.')).toBeVisible()
  await expect.poll(() => everythingStored(page)).toContain('compilation/1987-W38/all/en')
  await page.route('**/api/compilations/*?*', (route) => route.abort())
  await page.reload()
  await unfold(page)
  await page.getByText('Summary, facts and terms').last().click()
  await expect(page.getByText('All members took office.')).toBeVisible()
})
