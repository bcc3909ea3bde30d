import { asJson, parse, paste, source, submit } from '#tests/support/browser/editor.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const OPTIONS = { A: 'Up', B: 'A much longer one, with its exception', C: 'Down', D: 'Away' }
const question = (n: number) => ({
  question_text: `Which way does tide number ${n} run along the coast?`,
  options: OPTIONS,
  correct_option: 'B',
  explanation: 'It ebbs.',
})
const ARTICLE = anArticle('Tides of the coast', { potential_questions: { prelims_quiz: [1, 2, 3].map(question) } })

test('advice after an upload leads to its place, and the day can be submitted as it is', async ({ open, people, library }) => {
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await paste(source(page), asJson(library.aFreeDay(), [ARTICLE]))
  await parse(page).click()
  const advice = page.getByRole('region', { name: /^Advice: \d+$/ })
  await advice.getByText(/^Tides of the coast: \d+$/).click()
  await advice.getByRole('button', { name: /Question 3, Option B: Is right and the longest of four/ }).click()
  await expect(source(page)).toBeFocused()
  await expect(submit(page)).toBeEnabled()
})

test('advice beside an article follows what I write, and leads to the field', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  await library.publish(day, [ARTICLE])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit Tides of the coast' }).click()
  const advice = page.getByRole('region', { name: 'Advice', exact: true })
  await advice.getByText(/^Advice: \d+$/).click()
  const ofTitle = advice.getByRole('button', { name: /^18 characters, 30 to 100 wanted/ })
  await ofTitle.click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await page.getByLabel('Title', { exact: true }).fill('Tides of the coast of the Arabian Sea')
  await expect(ofTitle).toHaveCount(0)
})
