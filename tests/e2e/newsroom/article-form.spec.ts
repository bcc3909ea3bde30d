import type { Page } from '@playwright/test'
import { anArticle } from '#tests/support/browser/library.ts'
import { PROVENANCE } from '#tests/support/browser/provenance.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const MAINS = { question: 'Discuss tides.', answer: 'They rise.' }
const QUESTION = { question_text: 'Which way?', options: ['Up', 'Down'], correct_option: 'A', explanation: 'It ebbs.' }
const group = (page: Page, title: string) => page.locator('summary').filter({ hasText: title })
const save = (page: Page) => page.getByRole('button', { name: 'Save article' }).click()

test('I give a mains question its marks and key demands, and the form says what they add up to', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*articles/)
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('With demands', { mains_model_answers: [MAINS] })])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit With demands' }).click()
  await group(page, 'Mains questions').click()
  await page.getByLabel('Marks', { exact: true }).selectOption('10')
  await group(page, 'Key demands').click()
  const demand = (n: number) => page.getByRole('group', { name: `Key demand ${n}`, exact: true })
  for (const [n, marks] of ['2.5', '2.5', '2', '2.5'].entries()) {
    await page.getByRole('button', { name: 'Add key demand' }).click()
    await demand(n + 1)
      .getByLabel('Point')
      .fill(`Names cause ${n + 1}.`)
    await demand(n + 1)
      .getByLabel('Marks')
      .fill(marks)
  }
  await expect(page.getByText('9.5 of 10 marks.')).toBeVisible()
  await demand(4).getByLabel('Marks').fill('2.7')
  await demand(3).getByLabel('Point').fill('')
  await save(page)
  const errors = page.getByRole('region', { name: '2 errors to fix' }).getByRole('button')
  await expect(errors).toHaveText([
    'Mains question 1, Key demand 3, Point 3: fill this in',
    'Mains question 1, Key demand 4, Marks: enter marks above 0, in steps of 0.5',
  ])
  await errors.last().click()
  await expect(demand(4).getByLabel('Marks')).toBeFocused()
  await expect(demand(4).getByLabel('Marks')).toHaveAttribute('aria-invalid', 'true')
  await demand(4).getByLabel('Marks').fill('2.5')
  await demand(3).getByLabel('Point').fill('Names cause 3.')
  await save(page)
  await expect(page.getByText('The marks of the key demands add up to 9.5, but the question has 10').first()).toBeVisible()
  await demand(3).getByLabel('Marks').fill('2.5')
  await save(page)
  await page.getByRole('link', { name: 'Edit With demands' }).click()
  await group(page, 'Mains questions').click()
  await expect(group(page, 'Key demands')).toContainText('4')
  await group(page, 'Key demands').click()
  await expect(page.getByText('10 of 10 marks.')).toBeVisible()
  await expect(demand(4).getByLabel('Point')).toHaveValue('Names cause 4.')
  await page.getByRole('button', { name: 'Remove key demand 1' }).click()
  await expect(page.getByText('7.5 of 10 marks.')).toBeVisible()
})

test('I translate a question of the quiz, and take a translation away', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 422.*articles/)
  const day = library.aFreeDay()
  const ta = { question_text: 'எந்தப் பக்கம்?', options: { A: 'மேலே', B: 'கீழே' } }
  const prelims_quiz = [{ ...QUESTION, translated: { ta } }]
  await library.publish(day, [anArticle('In Hindi too', { potential_questions: { prelims_quiz } })])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  const edit = async () => {
    await page.getByRole('link', { name: 'Edit In Hindi too' }).click()
    await group(page, 'Quiz').click()
  }
  await edit()
  await expect(group(page, 'In Hindi')).toContainText('not translated')
  await group(page, 'In Hindi').click()
  await page.getByRole('button', { name: 'Translate into Hindi' }).click()
  await page.getByLabel('Question in Hindi').fill('किस ओर?')
  await page.getByLabel('Option A in Hindi').fill('ऊपर')
  await save(page)
  await expect(page.getByRole('region', { name: '1 error to fix' })).toContainText(
    'Quiz, Question 1, Option B in Hindi: fill this in',
  )
  await expect(page.getByLabel('Option B in Hindi')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Option B in Hindi').fill('नीचे')
  await expect(page.getByLabel('Question in Hindi')).toHaveAttribute('lang', 'hi')
  await group(page, 'In Tamil').click()
  await expect(page.getByLabel('Option B in Tamil')).toHaveValue('கீழே')
  await page.getByRole('button', { name: 'Remove the Tamil text' }).click()
  await save(page)

  await edit()
  await expect(group(page, 'In Tamil')).toContainText('not translated')
  await group(page, 'In Hindi').click()
  await expect(page.getByLabel('Option B in Hindi')).toHaveValue('नीचे')
})

test('I translate a flashcard and a model answer with its key demands', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 422.*articles/)
  const key_demands = ['One', 'Two', 'Three', 'Four'].map((point) => ({ point, marks: 2.5 }))
  const mains_model_answers = [{ ...MAINS, marks: 10, key_demands }]
  const flashcards = [{ front: 'When?', back: 'Twice a day.' }]
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('Cards in Hindi', { follow_up_data: { flashcards }, mains_model_answers })])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  const translate = async (list: string) => {
    await page.getByRole('link', { name: 'Edit Cards in Hindi' }).click()
    await group(page, list).click()
    await group(page, 'In Hindi').click()
  }
  await translate('Flashcards')
  await page.getByRole('button', { name: 'Translate into Hindi' }).click()
  await page.getByLabel('Front in Hindi').fill('कब?')
  await save(page)
  await expect(page.getByLabel('Back in Hindi')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Back in Hindi').fill('दिन में दो बार।')
  await save(page)

  await translate('Mains questions')
  await page.getByRole('button', { name: 'Translate into Hindi' }).click()
  await page.getByLabel('Question in Hindi').fill('ज्वार पर चर्चा कीजिए।')
  await page.getByLabel('Model answer in Hindi').fill('वह उठता है।')
  for (const n of [1, 2, 3, 4]) await page.getByLabel(`Point ${n} in Hindi`).fill(`बिंदु ${n}`)
  await save(page)
  await translate('Mains questions')
  await expect(page.getByLabel('Point 4 in Hindi')).toHaveValue('बिंदु 4')
  await expect(page.getByLabel('Model answer in Hindi')).toHaveAttribute('lang', 'hi')
  await group(page, 'Flashcards').click()
  await page.getByRole('group', { name: 'Flashcard 1' }).locator('summary').filter({ hasText: 'In Hindi' }).click()
  await expect(page.getByLabel('Front in Hindi')).toHaveValue('कब?')
})

test('I add a source and a fact, and removing a source keeps the others with their facts', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*articles/)
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('With sources', PROVENANCE)])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit With sources' }).click()
  await group(page, 'Sources').click()
  await page.getByRole('button', { name: 'Add source' }).click()
  const source = page.getByRole('group', { name: 'Source 3', exact: true })
  await source.getByLabel('Title').fill('Log of the harbour')
  await source.getByLabel('Publisher').fill('Harbour office')
  await source.getByLabel('Kind').selectOption('Report')
  await source.getByLabel('Date').fill('2025-04-05')
  await source.getByLabel('Link').fill('http://example.org/log')
  await group(page, 'Facts and figures').click()
  await page.getByRole('button', { name: 'Add fact' }).click()
  const fact = page.getByRole('group', { name: 'Fact 2', exact: true })
  await fact.getByLabel('Number or name').fill('12 m')
  await fact.getByLabel('Sentence', { exact: true }).fill('The highest tide rose to twelve metres.')
  await fact.getByLabel('True as of').fill('2025-04-05')
  await fact.getByLabel('Source').selectOption('Log of the harbour')
  await save(page)
  await expect(source.getByText('Enter a web address that starts with https://')).toBeVisible()
  await source.getByLabel('Link').fill('https://example.org/log')
  await page.getByRole('button', { name: 'Remove source 2' }).click()
  await group(page, 'Since then').click()
  await page.getByRole('group', { name: 'Development 2', exact: true }).getByLabel('Source').selectOption('Judgment on the tides')
  await save(page)
  await page.getByRole('link', { name: 'Edit With sources' }).click()
  await group(page, 'Facts and figures').click()
  await expect(fact.getByLabel('Source')).toHaveValue('1')
  await expect(fact.getByLabel('Source').locator('option:checked')).toHaveText('Log of the harbour')
})

test('I give an article what to study, a date to watch, and a value box to its model answer', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*articles/)
  const day = library.aFreeDay()
  const parts = { sources: PROVENANCE.sources, mains_model_answers: [MAINS] }
  await library.publish(day, [anArticle('With a value box', parts)])
  const page = await open(await library.entryPath(day), { as: await people.anAdmin() })
  await page.getByRole('link', { name: 'Edit With a value box' }).click()
  await group(page, 'Study with').click()
  await page.getByRole('button', { name: 'Add study link' }).click()
  const link = page.getByRole('group', { name: 'Study link 1', exact: true })
  await link.getByLabel('Kind').selectOption('Act')
  await link.getByLabel('Text', { exact: true }).fill('Tides Act, 1924, section 3')
  await group(page, 'What to watch').click()
  await page.getByRole('button', { name: 'Add date to watch' }).click()
  const date = page.getByRole('group', { name: 'Date to watch 1', exact: true })
  await date.getByLabel('Last day on which it is expected').fill('2199-02-30')
  await date.getByLabel('Text', { exact: true }).fill('The harbour opens.')
  await group(page, 'Mains questions').click()
  await group(page, 'Value box').click()
  const value = (n: number) => page.getByRole('group', { name: `Value ${n}`, exact: true })
  for (const [n, kind] of ['Data', 'Committee', 'Judgment'].entries()) {
    await page.getByRole('button', { name: 'Add value', exact: true }).click()
    await value(n + 1)
      .getByLabel('Kind')
      .selectOption(kind)
    await value(n + 1)
      .getByLabel('Text', { exact: true })
      .fill(`Worth using: ${kind}`)
    await value(n + 1)
      .getByLabel('Source')
      .selectOption('Tide tables')
  }
  await expect(value(2).getByLabel('Paragraph')).toBeHidden()
  await value(3).getByLabel('Paragraph').fill('paragraph 42')
  await save(page)
  await expect(date.getByText('The date must be a valid day, written YYYY-MM-DD')).toBeVisible()
  await date.getByLabel('Last day on which it is expected').fill('2199-02-28')
  await group(page, 'Sources').click()
  await page.getByRole('button', { name: 'Remove source 1' }).click()
  await save(page)
  await page.getByRole('link', { name: 'Edit With a value box' }).click()
  await group(page, 'Mains questions').click()
  await group(page, 'Value box').click()
  await expect(value(3).getByLabel('Paragraph')).toHaveValue('paragraph 42')
  await expect(value(3).getByLabel('Source').locator('option:checked')).toHaveText('Tide tables')
  await group(page, 'What to watch').click()
  await expect(date.getByLabel('Text', { exact: true })).toHaveValue('The harbour opens.')
})
