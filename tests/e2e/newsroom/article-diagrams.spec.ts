import type { Locator } from '@playwright/test'
import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const opened = (within: Locator, title: string) =>
  within
    .locator('summary')
    .filter({ hasText: new RegExp(`^›?${title}`) })
    .click()
const fill = async (within: Locator, label: string, text: string) => {
  for (const language of ['English', 'Hindi', 'Tamil']) await within.getByLabel(`${label}, in ${language}`).fill(text)
}

test('I give an article a table and a model answer steps to draw, and a row with too few cells is named', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*articles/)
  const day = library.aFreeDay()
  const parts = { mains_model_answers: [{ question: 'Discuss. (150 words, 10 marks)', answer: 'Text.' }] }
  const [id] = await library.publish(day, [anArticle('Drawn', parts)])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Drawn' }).click()
  const form = page.getByRole('main')
  await opened(form, 'Figures')
  await page.getByRole('button', { name: 'Add figure' }).click()
  const figure = page.getByRole('group', { name: 'Figure 1', exact: true })
  await figure.getByLabel('Kind').selectOption('Table')
  await expect(figure.getByLabel('What it shows, in English')).toBeHidden()
  await opened(figure, 'Columns')
  for (const n of [1, 2]) {
    await figure.getByRole('button', { name: 'Add column' }).click()
    await fill(figure.getByRole('group', { name: `Column ${n}`, exact: true }), 'Heading', `Heading ${n}`)
  }
  await opened(figure, 'Rows')
  await figure.getByRole('button', { name: 'Add row' }).click()
  const row = figure.getByRole('group', { name: 'Row 1', exact: true })
  await opened(row, 'Cells')
  for (const n of [1, 2]) await fill(row.getByRole('group', { name: `Cell ${n}`, exact: true }), 'Text', `Cell ${n}`)
  await row.getByRole('button', { name: 'Remove cell 2' }).click()
  await expect(row.getByText('1 of 2 cells.')).toBeVisible()
  await fill(figure, 'Caption', 'Two headings')
  await page.getByRole('button', { name: 'Save article' }).click()
  await expect(page.getByRole('region', { name: /errors? to fix/ })).toContainText(
    'Figure 1, Row 1, Cells: the row has 1 cell, but the table has 2 columns',
  )
  await row.getByRole('button', { name: 'Make as many cells as columns' }).click()
  await fill(row.getByRole('group', { name: 'Cell 2', exact: true }), 'Text', 'Mended')

  await opened(form, 'Mains questions')
  await opened(form, 'Sketch')
  await page.getByRole('button', { name: 'Add a sketch' }).click()
  const sketch = page
    .locator('details')
    .filter({ has: page.getByRole('button', { name: 'Remove the sketch' }) })
    .last()
  await opened(sketch, 'Steps')
  for (const n of [1, 2]) {
    await sketch.getByRole('button', { name: 'Add step' }).click()
    await fill(sketch.getByRole('group', { name: `Step ${n}`, exact: true }), 'Label', `Step ${n} of two`)
  }
  await fill(sketch, 'Caption', 'How it goes')
  await page.getByRole('button', { name: 'Save article' }).click()
  await expect(page.getByRole('link', { name: 'Edit Drawn' })).toBeVisible()

  const reader = await open(`/article/${id}`, { as: await people.aProReader() })
  await expect(reader.getByRole('cell', { name: 'Mended' })).toBeVisible()
  await reader.getByRole('button', { name: /^Show the model answer/ }).click()
  await expect(reader.getByText('Step 2 of two')).toBeVisible()
})
