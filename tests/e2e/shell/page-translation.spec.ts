import type { Page } from '@playwright/test'
import { aCompiledWeek } from '#tests/support/browser/compilations.ts'
import { aForum, openComposer } from '#tests/support/browser/forums.ts'
import { highlightedArticle } from '#tests/support/browser/highlights.ts'
import { anArticle, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { selectionTools, selectWords } from '#tests/support/browser/selection.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { translatePages } from '#tests/support/browser/translate-page.ts'

const TRANSLATED = { prepare: translatePages }
const main = (page: Page) => page.getByRole('main')
const isTranslated = (page: Page) => expect(page.locator('font font').first()).toBeVisible()

test('translated by the browser, the public pages and sign-in work', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 401/)
  const { email, password } = await people.aFreeReader()
  const page = await open('/', TRANSLATED)
  await isTranslated(page)
  await page.goto('/login')
  await isTranslated(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
  await isTranslated(page)
})

test('translated by the browser, an article changes its language and shows more of the syllabus', async ({
  open,
  people,
  library,
}) => {
  const { article_id, title } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader(), ...TRANSLATED })
  await isTranslated(page)
  const more = main(page).getByRole('button', { name: /more of the syllabus$/ })
  await more.click()
  await expect(main(page).getByRole('button', { name: 'Less of the syllabus' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('hi')
  await expect(heading(page, /चंद्रयान/)).toBeVisible()
  await expect(heading(page, title)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'सारांश' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
  await expect(heading(page, title)).toBeVisible()
  await page.getByRole('link', { name: 'Today' }).first().click()
  await expect(heading(page, 'Daily Current Affairs')).toBeVisible()
})

test('translated by the browser, the counter of a quiz counts', async ({ open, people, library, server }) => {
  const prelims_quiz = [1, 2, 3].map((n) => ({
    question_text: `Question number ${n}?`,
    options: { A: 'This', B: 'That' },
    correct_option: 'B',
    explanation: 'So it is.',
  }))
  const as = await people.aProReader()
  const [id] = await library.publish(library.aFreeDay(), [
    anArticle('A translated quiz', { potential_questions: { prelims_quiz } }),
  ])
  const { data } = await server.call<{ data: { potential_questions: { quiz_id: string } } }>('GET', `/api/articles/${id}`, { as })
  const page = await open(`/quiz/${data.potential_questions.quiz_id}`, { as, ...TRANSLATED })
  for (const place of [1, 2, 3]) {
    await isTranslated(page)
    await expect(page.getByRole('heading', { level: 2, name: `Question ${place} of 3` })).toBeVisible()
    await expect(main(page)).toContainText(`Question number ${place}?`)
    await page.getByRole('radio', { name: 'That' }).check()
    await expect(main(page)).toContainText(`${place} of 3 answered`)
    await page.getByRole('button', { name: place === 3 ? 'Finish Quiz' : 'Next' }).click()
  }
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('3 of 3 correct')
})

test('translated by the browser, I review cards and write in a forum', async ({ open, people, library, server }) => {
  const as = await people.aNewProReader()
  const flashcards = ['one', 'two'].map((n) => ({ front: `Side ${n}?`, back: `Back ${n}.` }))
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Translated cards', { follow_up_data: { flashcards } })])
  await server.call('POST', '/api/recall/cards', { as, body: { article_id: id, all_flashcards: true } })
  const page = await open('/review', { as, ...TRANSLATED })
  for (const [at, card] of ['one', 'two'].entries()) {
    await expect(main(page).getByText(`${2 - at} card${at === 0 ? 's' : ''} left`)).toBeVisible()
    await expect(main(page).getByText(`Side ${card}?`)).toBeVisible()
    await main(page).getByRole('button', { name: 'Show the answer' }).click()
    await expect(main(page).getByText(`Back ${card}.`)).toBeVisible()
    await main(page).getByRole('button', { name: /^Easy/ }).click()
  }
  await expect(page.getByText('Done for today')).toBeVisible()

  const forum = await aForum(server, people)
  await page.goto(forum.path)
  await isTranslated(page)
  for (const [at, words] of ['A first post', 'A second post'].entries()) {
    await (await openComposer(page)).fill(words)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByRole('article').first()).toContainText(words)
    await expect(page.getByText(at === 0 ? '1 post' : '2 posts', { exact: true })).toBeVisible()
  }
})

test('translated by the browser, settings, notes and compilations work', async ({ open, people, library, server }) => {
  const as = await people.aFreeReader()
  await highlightedArticle(library, server, as, 'A translated mark')
  await aCompiledWeek(library, '1985-08-05')
  const page = await open('/settings/reading', { as, ...TRANSLATED })
  await isTranslated(page)
  await page.getByRole('radio', { name: 'Sans serif' }).check()
  await expect(page.getByRole('radio', { name: 'Sans serif' })).toBeChecked()

  await page.goto('/notes')
  await isTranslated(page)
  const quotes = main(page).getByRole('blockquote')
  await expect(quotes).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Type').selectOption('Fact')
  await expect(quotes).toHaveText(['came about'])
  await page.getByLabel('Type').selectOption('No longer in the text')
  await expect(page.getByText('No highlights match the filter.')).toBeVisible()

  await page.goto('/compilations/1985-W32')
  await isTranslated(page)
  await expect(page.getByText('3 articles in 2 topics.')).toBeVisible()
  await page.getByRole('link', { name: 'Only what I have not read' }).click()
  await expect(page.getByText('3 articles in 2 topics.')).toBeVisible()
})

test('translated by the browser, highlighting says why it cannot', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A mark in translation')])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), ...TRANSLATED })
  await isTranslated(page)
  await selectWords(page, 'past', 'came about')
  await selectionTools(page).getByRole('button', { name: 'Fact' }).click()
  await expect(page.getByText(/^Your browser has translated this page/).first()).toBeVisible()
})
