import type { Page } from '@playwright/test'
import { keptDraft, paste } from '#tests/support/browser/editor.ts'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES, Library } from '#tests/support/browser/library.ts'
import { People } from '#tests/support/browser/people.ts'
import { openMore } from '#tests/support/browser/reader.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const article = (page: Page) => page.getByLabel('JSON of the article')
const openJson = (page: Page) => page.getByRole('tab', { name: 'JSON' }).click()
const history = (page: Page) =>
  page
    .getByRole('region', { name: 'History' })
    .getByRole('listitem')
    .filter({ hasText: /^\w+.* by / })

/** A new day, open in Manage Entries. */
async function aDay(library: Library, titles: string[], parts: Record<string, unknown> = {}, day = library.aFreeDay()) {
  const articleIds = await library.publish(
    day,
    titles.map((title) => anArticle(title)),
    parts,
  )
  return { day, articleIds, path: await library.entryPath(day) }
}

// Days that are news are newer than the sample days, which other tests expect to be the newest.
let own: E2eServer
test.beforeAll(async () => {
  own = await startServer()
})
test.afterAll(() => own.stop())

test('I find a day in the list and open it', async ({ open, people, library }) => {
  const { day } = await aDay(library, ['One', 'Two', 'Three', 'Four'], { status: 'draft' })
  const page = await open('/admin/dashboard?tab=entries', { as: await people.anAdmin() })
  await page.getByLabel('On or before').fill(day)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'One', exact: true }) })
    .first()
  await expect(row).toContainText('Draft')
  await expect(row).toContainText('and 1 more')
  await expect(row.getByRole('list', { name: 'Languages and audio' })).toHaveText(
    /English no audio.*Tamil not translated, no audio/,
  )
  await page.getByLabel('Show').selectOption('published')
  await expect(row).toBeHidden()
  await page.getByLabel('Show').selectOption('draft')
  await row.locator(`time[datetime="${day}"]`).click()
  await expect(page.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page).toHaveURL(/tab=entries&entry=[0-9a-f-]+$/)
  await expect(page.getByRole('link', { name: 'Four', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Show')).toBeVisible()
})

test('I publish a draft, unpublish it and publish it again: readers keep their data and are notified once', async ({
  open,
  mishaps,
}) => {
  mishaps.expect(/status of 404.*articles/)
  const people = new People(own)
  const library = new Library(own, people)
  const title = 'A quiet reform'
  const { articleIds, path } = await aDay(library, [title], { status: 'draft' }, library.aNewsDay())
  const page = await open(path, { as: await people.anAdmin(), on: own })
  await page.getByRole('button', { name: 'Publish now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Publish to [\d,]+ readers\?$/ })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeFocused()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  const reader = await people.aFreeReader()
  const readers = await open(`/article/${articleIds[0]}`, { as: reader, on: own })
  await expect(heading(readers, title)).toBeVisible()
  await readers.getByRole('button', { name: 'Bookmark' }).click()
  await openMore(readers)
  await expect(readers.getByRole('button', { name: 'Mark as unread' })).toBeVisible()

  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  await readers.reload()
  await expect(heading(readers, 'Article Not Found')).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible()
  await readers.goto('/bookmarks')
  await expect(readers.getByRole('link', { name: title })).toBeVisible()
  await expect(history(page)).toHaveText([/^Published by reader_admin/, /^Returned to draft/, /^Published/, /^Uploaded/])
})

test('I schedule a day, find it in the list of scheduled days, and unschedule it', async ({ open, people, library }) => {
  const { day, path } = await aDay(library, ['Due soon'], { status: 'draft' })
  const page = await open(path, { as: await people.anAdmin() })
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Schedule this day' })
  await expect(dialog.getByLabel('Date and time (IST)')).toHaveValue(`${day}T06:00`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('This time has passed. Choose a later one, or publish now.')
  await expect(dialog).toContainText('readers will be notified')
  await dialog.getByLabel('Date and time (IST)').fill('2126-01-16T06:00')
  await expect(dialog).toContainText('Nobody will be notified: the date of this day is more than 7 days ago.')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toBeHidden()
  await expect(history(page).first()).toHaveText(/^Scheduled by reader_admin for 16 Jan 2126, 6:00 am IST/)
  await page.getByRole('link', { name: 'All entries' }).click()
  await page.getByLabel('Show').selectOption('scheduled')
  await page.getByRole('listitem').filter({ hasText: '16 Jan 2126' }).locator(`time[datetime="${day}"]`).click()
  await page.getByRole('button', { name: 'Remove schedule' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
})

test('I edit an article: errors are shown at their lines, and readers see the new text at the same URL', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*articles/)
  const { articleIds, path } = await aDay(library, ['Before', 'Another'])
  const page = await open(path, { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Before' }).click()
  await expect(page.getByRole('heading', { name: 'Edit an article' })).toBeFocused()
  await openJson(page)
  await expect(article(page)).toContainText('"title": "Before"')
  await expect(page.getByRole('button', { name: 'Save article' })).toBeDisabled()
  const text = JSON.stringify(anArticle('After', { analysis_text: { end: 'x' }, mains_model_answers: 5 }), null, 2)
  await paste(article(page), text)
  await page.getByRole('button', { name: 'Save article' }).click()
  await expect(page.getByRole('region', { name: '2 errors to fix' }).getByRole('button')).toHaveText([
    /^Line 6"end" is not a section.*analysis_text\.end$/,
    /^Line 8Model answers must be a list.*mains_model_answers$/,
  ])
  // The draft is there after a reload.
  await expect.poll(() => keptDraft(page)).toContain('"title": "After"')
  await page.reload()
  await openJson(page)
  await expect(article(page)).toContainText('"title": "After"')
  await paste(article(page), JSON.stringify(anArticle('After'), null, 2))
  await page.getByRole('button', { name: 'Save article' }).click()
  await expect(page.getByRole('link', { name: 'After', exact: true })).toBeVisible()
  await expect(history(page).first()).toHaveText(/^Edited by reader_admin.*Version 2.*Current version.*ChangedAfter/)
  const readers = await open(`/article/${articleIds[0]}`, { as: await people.aFreeReader() })
  await expect(heading(readers, 'After')).toBeVisible()
})

test('I edit an article by form: errors are at their fields, and both tabs hold the same text', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*articles/)
  const { path } = await aDay(library, ['By form'])
  const page = await open(path, { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit By form' }).click()
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toHaveValue('By form')
  await title.fill('')
  await page.getByText('Key terms').click()
  await page.getByRole('button', { name: 'Add key term' }).click()
  await page.getByLabel('Term', { exact: true }).last().fill('Repo rate')
  await page.getByRole('button', { name: 'Save article' }).click()
  const errors = page.getByRole('region', { name: '2 errors to fix' })
  await expect(errors).toBeFocused()
  await expect(errors.getByRole('button')).toHaveText(['Title: fill this in', /^Key term \d+, Definition: fill this in$/])
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Definition').last()).toHaveAttribute('aria-invalid', 'true')
  await errors.getByRole('button').first().click()
  await expect(title).toBeFocused()

  await title.fill('By hand')
  await openJson(page)
  await expect(article(page)).toContainText('"term": "Repo rate"')
  await page.getByRole('tab', { name: 'Form' }).click()
  await expect(title).toHaveValue('By hand')
  await page.getByLabel('Definition').last().fill('The rate at which the RBI lends to banks.')
  await page.getByRole('button', { name: 'Save article' }).click()
  await expect(page.getByRole('link', { name: 'By hand', exact: true })).toBeVisible()
  await expect(history(page).first()).toHaveText(/title, key terms/)
})

test('JSON with a syntax error keeps its text when I open the form', async ({ open, people, library }) => {
  const { path } = await aDay(library, ['Half done'])
  const page = await open(path, { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Half done' }).click()
  await openJson(page)
  await paste(article(page), '{ "title": "Half" ')
  await page.getByRole('tab', { name: 'Form' }).click()
  await expect(page.getByText('The form needs valid JSON.')).toBeVisible()
  await page.getByRole('button', { name: 'Open the JSON tab' }).click()
  await expect(article(page)).toContainText('"Half"')
})

test('an edit of an older version is rejected, and my text stays', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 409.*articles/)
  const { day, path } = await aDay(library, ['Shared'])
  const page = await open(path, { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Shared' }).click()
  await openJson(page)
  await paste(article(page), JSON.stringify(anArticle('Shared', { summary: 'Mine.' }), null, 2))
  await library.publish(day, [anArticle('Shared', { summary: 'Theirs.' })], { replace: true })
  await page.getByRole('button', { name: 'Save article' }).click()
  await expect(page.getByRole('alert')).toContainText('It is now at version 2.')
  await expect(page.getByText('so you can’t save your text')).toBeVisible()
  await expect(article(page)).toContainText('Mine.')
})

test('I look through the history and restore an earlier version', async ({ open, people, library }) => {
  const { day, articleIds, path } = await aDay(library, ['Kept', 'Dropped'])
  await library.publish(day, [anArticle('Kept', { summary: 'Worse.' })], { replace: true })
  const page = await open(path, { as: await people.anAdmin() })
  await expect(history(page)).toHaveText([/^Replaced by an upload.*ChangedKeptsummary.*RemovedDropped/, /^Uploaded/])
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Restore version 1' })
  await expect(dialog.getByRole('listitem')).toHaveText(['ChangedKeptsummary', 'NewDropped'])
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(history(page).first()).toContainText('Restored by reader_admin')
  await expect(page.getByRole('link', { name: 'Dropped', exact: true })).toHaveAttribute('href', `/article/${articleIds[1]}`)
})

test('I delete a day after confirming, and restore it as a draft', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 404/)
  const { articleIds, path } = await aDay(library, ['Gone'])
  const page = await open(path, { as: await people.anAdmin() })
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete day' }).click()
  await expect(page.getByText('This day was deleted')).toBeVisible()
  expect(await library.isReadable(articleIds[0] ?? '', await people.aFreeReader())).toBe(false)
  await page.getByRole('button', { name: 'Restore as draft' }).click()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gone', exact: true })).toHaveAttribute('href', `/article/${articleIds[0]}`)
})

test('translations that came with the upload count, and nothing is offered that no service could make', async ({
  open,
  people,
  library,
}) => {
  const hindi = {
    title_translated: { hi: 'शीर्षक' },
    summary_translated: { hi: 'सार।' },
    analysis_text_translated: { hi: { past: 'पहले।' } },
  }
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('Translated', hindi)])
  const page = await open('/admin/dashboard?tab=entries', { as: await people.anAdmin() })
  await page.getByLabel('On or before').fill(day)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Translated', exact: true }) })
    .first()
  await expect(row).toContainText('Hindi 1 of 1 translated, no audio')
  await row.locator(`time[datetime="${day}"]`).click()
  const processing = page.getByRole('region', { name: 'Translations and audio' })
  await expect(processing).toContainText('From the upload: translations (Hindi: 1 of 1), no recordings.')
  await processing.getByRole('button', { name: 'Start now' }).click()
  await expect(processing).toContainText('(1 from the upload)', { timeout: 30_000 })
  await expect(page.getByText('Not made').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: /^(Retry|Make now): Translation/ })).toHaveCount(0)
})

test('I see which translations and recordings exist and why others do not, and write a translation myself', async ({
  open,
  people,
  library,
}) => {
  const { articleIds, path } = await aDay(library, ['To be translated'])
  const page = await open(path, { as: await people.anAdmin() })
  const processing = page.getByRole('region', { name: 'Translations and audio' })
  await processing.getByRole('button', { name: 'Start now' }).click()
  await expect(processing.getByText(/^5 translations and recordings:/)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('No translation service is configured, so this stays in English.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Edit: Translation in Hindi' }).click()
  await page.getByLabel('Title').fill('अनुवाद')
  await page.getByLabel('Summary').fill('संक्षेप।')
  await page.getByLabel('Past').fill('पहले।')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('अनुवाद')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save translation' }).click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save translation' })).toBeFocused()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Written by reader_admin')).toBeVisible()
  await page.getByRole('link', { name: 'Edit: Translation in Hindi' }).click()
  await expect(page.getByLabel('Summary'), 'the saved text, not the one from before').toHaveValue('संक्षेप।')
  await page.goBack()
  const readers = await open(`/article/${articleIds[0]}`, {
    as: await people.aFreeReader(),
    remembers: { reading_language: 'hi' },
  })
  await expect(heading(readers, 'अनुवाद')).toBeVisible()
})

test('Translations shows each article with its languages in words, and leads to the next step', async ({ open, people }) => {
  const page = await open('/admin/dashboard?tab=translations', { as: await people.anAdmin() })
  const stateOf = (title: string) => page.getByRole('row').filter({ hasText: title }).getByRole('cell')
  // Five days a press.
  for (const shown of [10, 15, 20, 25]) {
    await page.getByRole('button', { name: 'Show older days' }).click()
    await expect(page.locator('time[datetime]:visible')).toHaveCount(shown)
  }
  await expect(stateOf(IN_THREE_LANGUAGES)).toHaveText([/audio/, /^Translated/, /^Translated/])
  await expect(stateOf(IN_ENGLISH_ONLY)).toHaveText([/audio/, /^Missing/, /^Missing/])

  // On a phone the older days are folded.
  await page.setViewportSize({ width: 360, height: 740 })
  const day = page.getByRole('region').filter({ has: page.locator('time[datetime="2024-02-16"]') })
  await day.getByRole('button', { name: /^Show \d articles?$/ }).click()
  const card = day.getByRole('listitem').filter({ hasText: IN_ENGLISH_ONLY })
  await expect(card.getByRole('definition')).toHaveText([/audio/, /^Missing/, /^Missing/])
  await card.getByRole('link', { name: /^Write: .* in Tamil$/ }).click()
  await expect(page.getByRole('heading', { name: 'Translation into Tamil' })).toBeVisible()
})
