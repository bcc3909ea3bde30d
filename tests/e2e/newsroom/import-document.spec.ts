import { readFileSync } from 'node:fs'
import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { panchayatDocx } from '#tests/support/fixtures/documents/word.ts'

test('I import a Word file into an article, part by part, and see what was left out of a text', async ({
  open,
  people,
  library,
}) => {
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('Local government')])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Local government' }).click()
  await page.getByRole('button', { name: 'Import from a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import from a document' })
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await dialog.getByLabel('Document').setInputFiles({ name: 'panchayats.docx', mimeType, buffer: await panchayatDocx() })
  await expect(dialog.getByRole('group', { name: 'Understood: panchayats.docx' })).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Practice questions, 2 questions from paragraph 5' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: /^Title, 3 words from properties of the file; replaces the text/ }).uncheck()
  await dialog.getByRole('button', { name: 'Insert 3 parts' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Past', { exact: true })).toHaveValue(/^The Balwant Rai Mehta Committee/)

  await page.getByRole('button', { name: 'Import from a document' }).click()
  await dialog.getByLabel('Or paste text').fill(readFileSync('tests/support/fixtures/documents/amendments.txt', 'utf8'))
  await dialog.getByRole('button', { name: 'Read' }).click()
  await expect(dialog.getByRole('heading', { name: 'Left out or changed: 2' })).toBeVisible()
  await expect(dialog.getByText('Question 7 has no answer.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Title/ }).uncheck()
  await dialog.getByRole('button', { name: 'Insert 1 part' }).click()

  await page.getByRole('button', { name: 'Save article' }).click()
  await page.getByRole('link', { name: 'Edit Local government' }).click()
  await expect(page.locator('summary').filter({ hasText: 'Quiz' })).toContainText('7')
})

test('I paste a copied page, and its headings are read', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('A page')])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit A page' }).click()
  await page.getByRole('button', { name: 'Import from a document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import from a document' })
  await dialog.getByLabel('Or paste text').evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Future\nIt melts.')
    clipboardData.setData('text/html', '<h2>Way forward</h2><p>It <b>melts</b>.</p><script>window.ran = true</script>')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await dialog.getByRole('button', { name: 'Read' }).click()
  await dialog.getByRole('checkbox', { name: /^Future, 2 words from paragraph 1; replaces/ }).check()
  await dialog.getByRole('button', { name: /^Insert/ }).click()
  await expect(page.getByLabel('Future', { exact: true })).toHaveValue('It **melts**.')
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})
