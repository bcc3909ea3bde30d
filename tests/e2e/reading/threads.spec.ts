import { expect, heading, test } from '#tests/support/browser/test.ts'

const CLIMATE = 'Climate conferences: COP27 to COP29'
const BAKU = /^After Baku/

test('from the library I read one story across days, and come back from its article with one press', async ({ open, people }) => {
  const page = await open('/library', { as: await people.aFreeReader() })
  await page.getByRole('link', { name: /^Threads/ }).click()
  await page.getByRole('link', { name: new RegExp(`^${CLIMATE}`) }).click()
  await expect(heading(page, CLIMATE)).toBeVisible()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByRole('link', { name: /^Article of 18 Dec\w* 2024$/ }).first()).toBeVisible()
  const days = await timeline.getByRole('listitem').allInnerTexts()
  expect(new Set(days).size).toBe(days.length)
  const facts = page.getByRole('region', { name: 'The facts as they stand now' })
  await expect(facts.getByRole('heading', { level: 3 }).first()).toHaveText(BAKU)
  await expect(facts.getByText(/^As of/).first()).toBeVisible()
  await expect(page.getByText(/^\d+ questions with Pro$/)).toBeVisible()
  await facts.getByRole('link', { name: BAKU }).click()
  await page.getByRole('link', { name: `Part of: ${CLIMATE}` }).click()
  await expect(heading(page, CLIMATE)).toBeVisible()
})

test('with Pro all questions of a thread make one test', async ({ open, people }) => {
  const page = await open('/threads', { as: await people.aProReader() })
  await page.getByRole('link', { name: new RegExp(`^${CLIMATE}`) }).click()
  await page.getByRole('link', { name: 'Make a test of 17 questions' }).click()
  await expect(page.getByText(/^17 questions in 21 minutes\. 17 to draw from\.$/)).toBeVisible()
  await expect(page.getByText('one thread')).toBeVisible()
})

test('a thread is read in the reading language', async ({ open, people }) => {
  const page = await open('/threads', { as: await people.aProReader(), remembers: { reading_language: 'hi' } })
  await page.getByRole('link', { name: /^जलवायु सम्मेलन/ }).click()
  await expect(
    page
      .getByRole('region', { name: 'समयरेखा' })
      .getByRole('link', { name: /का लेख$/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi')
})
