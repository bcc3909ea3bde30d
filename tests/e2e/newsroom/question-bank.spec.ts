import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const question = (n: number, words: string) => ({
  question_text: `${words}, number ${n}?`,
  options: { A: 'One', B: 'Two', C: 'Three', D: 'Four' },
  correct_option: 'A',
  explanation: 'So.',
})
const withQuiz = (title: string, words: string) =>
  anArticle(title, { potential_questions: { prelims_quiz: [1, 2, 3].map((n) => question(n, words)) } })

test('I find a question in the bank, retire it with a reason, replace another and put the first back', async ({
  open,
  people,
  library,
}) => {
  await library.publish(library.aFreeDay(), [withQuiz('Glaciers of Sikkim', 'Zemu glacier')])
  const page = await open('/admin/dashboard?tab=questions', { as: await people.anAdmin() })
  await page.getByRole('searchbox', { name: 'Words of the question' }).fill('zemu')
  await expect(page.getByText('3 questions', { exact: true })).toBeVisible()
  const card = (name: string) => page.getByRole('article', { name })

  await card('Zemu glacier, number 2?')
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('button', { name: 'Retire…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Retire the question' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Say why')
  await dialog.getByLabel('Reason, for colleagues').fill('The glacier has shrunk.')
  await dialog.getByRole('button', { name: 'Retire the question' }).click()
  await expect(dialog).toBeHidden()
  await expect(card('Zemu glacier, number 2?')).toBeHidden()

  await card('Zemu glacier, number 3?')
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('button', { name: 'Replace…' }).click()
  await dialog.getByLabel('Reason, for colleagues').fill('Two options were right.')
  await dialog.getByLabel('New question').fill('Zemu glacier, number 9?')
  await dialog.getByRole('button', { name: 'Replace the question' }).click()
  await expect(card('Zemu glacier, number 9?')).toBeVisible()

  await page.getByRole('button', { name: 'Retired', exact: true }).click()
  const retired = card('Zemu glacier, number 2?')
  await expect(retired).toContainText('The glacier has shrunk.')
  await expect(card('Zemu glacier, number 3?').getByRole('link', { name: 'See the question in its place' })).toBeVisible()
  await retired.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('button', { name: 'Put back into its quiz' }).click()
  await expect(retired).toBeHidden()
  await page.getByRole('button', { name: 'In use', exact: true }).click()
  await expect(page.getByText('3 questions', { exact: true })).toBeVisible()
})

test('I recall an article; its reader sees when and why, and I put it back', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 404/)
  const day = library.aFreeDay()
  const [id] = await library.publish(day, [withQuiz('Kosi barrage', 'Kosi'), anArticle('Floods in Bihar')])
  const reader = await people.aFreeReader()
  const reading = await open(`/article/${id}`, { as: reader })
  await reading.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect(reading.getByRole('button', { name: 'Bookmarked' })).toBeVisible()

  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('button', { name: 'Recall Kosi barrage' }).click()
  await page.getByRole('dialog').getByLabel('Reason, for readers').fill('The figures were of another barrage.')
  await page.getByRole('dialog').getByRole('button', { name: 'Recall the article' }).click()
  await expect(page.getByRole('region', { name: 'Recalled' })).toContainText('The figures were of another barrage.')

  await reading.reload()
  await expect(reading.getByRole('heading', { name: 'This article was taken back' })).toBeVisible()
  await expect(reading.getByText('The figures were of another barrage.')).toBeVisible()
  await reading.goto('/bookmarks')
  await expect(reading.getByRole('region', { name: 'Articles that were taken back' })).toContainText('Kosi barrage')

  await page.getByRole('button', { name: 'Put back Kosi barrage' }).click()
  await expect(page.getByRole('button', { name: 'Recall Kosi barrage' })).toBeVisible()
  await reading.goto(`/article/${id}`)
  await expect(reading.getByRole('heading', { name: 'Kosi barrage', level: 1 })).toBeVisible()
})
