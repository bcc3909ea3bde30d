import type { Page } from '@playwright/test'
import type { Article } from '#contract/reading/articles.ts'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { CARD, HINDI_CARD, HINDI_MAINS, MAINS } from '#tests/support/fixtures/hindi-practice.ts'

/** The second card is not translated. */
async function anArticleInHindi(library: Library, server: E2eServer, as: Person): Promise<Article> {
  const article = anArticle('The Kosi in two languages', {
    follow_up_data: {
      flashcards: [
        { ...CARD, translated: { hi: HINDI_CARD } },
        { front: 'Where does it rise?', back: 'In Tibet.' },
      ],
    },
    mains_model_answers: [{ ...MAINS, translated: { hi: HINDI_MAINS } }],
    potential_questions: null,
    title_translated: { hi: 'दो भाषाओं में कोसी' },
    sources: [],
  })
  const [articleId] = await library.publish(library.aFreeDay(), [article])
  return (await server.call<{ data: Article }>('GET', `/api/articles/${articleId}`, { as })).data
}

const readHindi = (page: Page) => page.getByRole('combobox', { name: 'Language' }).selectOption('hi')

test('flashcards and model answers follow the language of the article', async ({ open, people, library, server }) => {
  const reader = await people.aProReader()
  const { article_id } = await anArticleInHindi(library, server, reader)
  const page = await open(`/article/${article_id}`, { as: reader })
  await readHindi(page)
  await expect(page.getByText('फ़्लैशकार्ड अंग्रेज़ी में हैं।')).toBeVisible()
  await expect(page.getByRole('heading', { name: HINDI_MAINS.question })).toBeVisible()
  await page.getByRole('button', { name: 'Show the model answer' }).click()
  await expect(page.getByText('वह गाद लाती है।')).toBeVisible()

  await page.getByRole('button', { name: 'View Flashcards' }).click()
  const deck = page.getByRole('dialog', { name: 'Flashcards' })
  await deck.getByRole('button', { name: HINDI_CARD.front }).click()
  await expect(deck.getByText(HINDI_CARD.back)).toBeVisible()
  await expect(deck).not.toContainText(CARD.front)
  await deck.getByRole('button', { name: 'Next' }).click()
  await expect(deck.locator('[lang=en]', { hasText: 'Where does it rise?' })).toBeVisible()
})

test('an answer is written to the Hindi question, and compared and scored by Hindi key demands', async ({
  open,
  people,
  library,
  server,
}) => {
  const writer = await people.aNewProReader()
  const { article_id, mains_model_answers } = await anArticleInHindi(library, server, writer)
  const page = await open(`/article/${article_id}`, { as: writer })
  await readHindi(page)
  await page.goto(`/write/q/${article_id}/${mains_model_answers[0]?.question_key}`)
  // Words and marks are said beside it.
  await expect(page.getByText(HINDI_MAINS.question.replace(/ \(.*/, ''))).toBeVisible()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('कोसी गाद लाती है।')
  await page.getByRole('button', { name: 'Submit and compare' }).click()
  await expect(page.getByText('वह गाद लाती है।')).toBeVisible()
  for (const point of HINDI_MAINS.key_demands)
    await page.getByRole('group', { name: point }).getByRole('radio', { name: 'Met' }).check()
  await expect(page.getByText('10 of 10 marks')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Names the silt')
})

test('a card is reviewed in Hindi, and stays the same card', async ({ open, people, library, server }) => {
  const reader = await people.aNewProReader()
  const { article_id } = await anArticleInHindi(library, server, reader)
  const cards = [{ kind: 'flashcard', front: CARD.front }]
  await server.call('POST', '/api/recall/cards', { as: reader, body: { article_id, cards } })
  const page = await open(`/article/${article_id}`, { as: reader })
  await readHindi(page)
  await page.goto('/review')
  await expect(page.getByText(HINDI_CARD.front)).toBeVisible()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(page.getByText(HINDI_CARD.back)).toBeVisible()
  await expect(page.getByText(CARD.back)).toBeHidden()
  await page.getByRole('checkbox', { name: 'With English' }).press('Space')
  await expect(page.locator('main [lang=en]', { hasText: CARD.front })).toBeVisible()
  await expect(page.locator('main [lang=en]', { hasText: CARD.back })).toBeVisible()
  await page.getByRole('button', { name: 'Easy' }).click()
  await page.goto('/review/cards')
  await expect(page.getByText(HINDI_CARD.front)).toBeVisible()
  await page.goto(`/article/${article_id}`)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
  await page.goto('/review/cards')
  await expect(page.getByText(CARD.front)).toBeVisible()
  await expect(page.getByText(HINDI_CARD.front)).toBeHidden()
})
