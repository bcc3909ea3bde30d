import type { Page } from '@playwright/test'
import { expect, heading, stopTime, test } from '#tests/support/journey.ts'
import { anArticle } from '#tests/support/journey-library.ts'

const source = (page: Page) => page.getByLabel('JSON content of the day')
const parse = (page: Page) => page.getByRole('button', { name: 'Parse' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
const asJson = (publication_date: string, articles: unknown[]) => JSON.stringify({ publication_date, articles }, null, 2)

test('each mistake in a day is named, one after the other, and nothing can be submitted before it is right', async ({
  open,
  people,
  library,
}) => {
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  const publication_date = library.aFreeDay()
  const whole = anArticle('A whole article')
  for (const [given, told] of [
    ['', 'Please enter JSON content to parse'],
    ['{"publication_date": }', 'Invalid JSON format. Please check your syntax and try again.'],
    [{ articles: [whole] }, 'Missing required field: publication_date'],
    [{ publication_date }, 'Missing or invalid "articles" array. Expected an array of article objects.'],
    [{ publication_date, articles: 'none' }, 'Missing or invalid "articles" array. Expected an array of article objects.'],
    [{ publication_date, articles: [] }, 'The "articles" array cannot be empty. At least one article is required.'],
    [
      { publication_date, articles: [whole, { title: 'Half an article', gs_paper_category: 'GS1' }] },
      'Article 2 is missing required fields: summary, analysis_text',
    ],
  ] as const) {
    await source(page).fill(typeof given === 'string' ? given : JSON.stringify(given))
    await expect(submit(page)).toBeDisabled()
    await parse(page).click()
    await expect(page.getByRole('alert')).toContainText(told)
    await expect(submit(page)).toBeDisabled()
  }
  await source(page).fill(asJson(publication_date, [whole]))
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(submit(page)).toBeDisabled()
  await parse(page).click()
  await expect(submit(page)).toBeEnabled()
})

test('I upload a day, see it under Manage Entries, and an aspirant finds and reads it', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  const title = `The lighthouse keepers of ${day}`
  const page = await open('/admin/dashboard', { as: await people.anAdmin(), withClock: true })
  await source(page).fill(asJson(day, [anArticle(title), anArticle(`Second of ${day}`)]))
  await parse(page).click()
  const preview = page.getByRole('region', { name: /: 2 articles/ })
  await expect(preview).toContainText(title)
  await preview.getByRole('button', { name: `Preview ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toContainText(`How ${title} came about.`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await submit(page).click()
  await expect(page.getByText('Content saved successfully.')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await stopTime(page)
  await page.clock.runFor(4000)
  await expect(source(page)).not.toHaveValue('')
  await page.clock.runFor(1500)
  await expect(source(page)).toHaveValue('')
  await expect(page.getByText('Content saved successfully.')).toBeHidden()
  await page.clock.resume()

  await page.getByRole('tab', { name: 'Manage Entries' }).click()
  const older = page.getByRole('button', { name: 'Load older entries' })
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) })
  await expect(page.getByRole('link', { name: /Wayanad landslides/ })).toBeVisible()
  while (!(await entry.first().isVisible()) && (await older.isVisible())) {
    const shown = page.waitForResponse('**/api/admin/entries*')
    await older.click()
    await shown
  }
  await expect(entry.first()).toContainText('Published')
  await expect(entry.first()).toContainText('2 articles')
  await page.getByRole('tab', { name: 'Upload Content' }).click()
  await expect(source(page)).toHaveValue('')

  const readers = await open('/dashboard', { as: await people.aFreeReader() })
  await readers.getByRole('searchbox').fill(title)
  await readers.getByRole('link', { name: title }).click()
  await expect(heading(readers, title)).toBeVisible()
  await expect(readers.getByText('What may follow.')).toBeVisible()
  await expect(readers.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
})

test('a day that exists is left alone until I say that it is to be replaced', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 409.*ingest-daily-content/)
  const day = library.aFreeDay()
  const [kept = ''] = await library.publish(day, [anArticle(`Kept on ${day}`), anArticle(`Dropped on ${day}`)])
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await source(page).fill(asJson(day, [anArticle(`Kept on ${day}`, { summary: 'A better account.' })]))
  await parse(page).click()
  await submit(page).click()
  await expect(page.getByText('This day already has an entry')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await page.getByLabel('Replace the existing entry').check()
  await submit(page).click()
  await expect(page.getByText('Content saved successfully.')).toBeVisible()

  await page.goto(`/article/${kept}`)
  await expect(heading(page, `Kept on ${day}`)).toBeVisible()
  await expect(page.getByText('A better account.')).toBeVisible()
})

test('what only the server can find is listed with its place', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 422.*ingest-daily-content/)
  const day = library.aFreeDay()
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  const twice = anArticle('Said twice')
  const faulty = anArticle('With a faulty quiz', { follow_up_data: { key_terms_list: [{ term: 'Nameless' }] } })
  await source(page).fill(asJson(day, [twice, twice, faulty]))
  await parse(page).click()
  await submit(page).click()
  const mistakes = page.getByRole('alert').getByRole('listitem')
  await expect(mistakes.filter({ hasText: 'articles[1].title' })).toContainText('Article 1 has the same title')
  await expect(mistakes.filter({ hasText: 'articles[2].follow_up_data.key_terms_list[0].definition' })).toBeVisible()
  await expect(source(page)).not.toHaveValue('')
})

test('I choose a file instead of pasting, and a reload of the tab keeps it', async ({ open, people, library }) => {
  const text = asJson(library.aFreeDay(), [anArticle('From a file')])
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'day.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(source(page)).toHaveValue(text)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('upload_draft'))).toBe(text)
  await page.reload()
  await expect(source(page)).toHaveValue(text)
})
