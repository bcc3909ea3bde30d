import { expect, type Locator, type Page } from '@playwright/test'

export const source = (page: Page) => page.getByLabel('JSON content of the day')
export const parse = (page: Page) => page.getByRole('button', { name: 'Parse' })
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })
export const asJson = (publication_date: string, articles: unknown[], parts: Record<string, unknown> = {}) =>
  JSON.stringify({ publication_date, ...parts, articles }, null, 2)

export const EMPTY = 'Paste the JSON of a day, or drop a file here'

/** Like a paste. */
export async function paste(editor: Locator, text: string): Promise<void> {
  await editor.click()
  await editor.press('ControlOrMeta+a')
  if (text === '') return editor.press('Delete')
  await editor.evaluate((content, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

export async function chooseFile(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'day.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Without errors. */
export async function parsed(page: Page, text: string): Promise<void> {
  await expect(source(page)).toBeVisible()
  await chooseFile(page, text)
  await parse(page).click()
  await expect(page.getByRole('region', { name: /: \d+ articles?$/ })).toBeVisible()
}

export const keptDraft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('own-texts')
        opening.onsuccess = () => {
          const all = opening.result.transaction('texts').objectStore('texts').getAll()
          all.onsuccess = () => resolve(all.result.join())
          opening.result.close()
        }
      }),
  )
