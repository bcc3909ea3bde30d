import type { Page } from '@playwright/test'
import type { Article } from '#contract/reading/articles.ts'
import { anArticle, IN_ENGLISH_ONLY, type Library } from '#tests/support/browser/library.ts'
import { swipe } from '#tests/support/browser/swipe.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const DECK = [1, 2, 3].map((n) => ({ front: `Question ${n}?`, back: `Answer ${n}.` }))

const anArticleWithCards = async (library: Library): Promise<string> => {
  const day = library.aFreeDay()
  const [id = ''] = await library.publish(day, [anArticle(`Cards of ${day}`, { follow_up_data: { flashcards: DECK } })])
  return id
}

const player = (page: Page) => page.getByRole('dialog', { name: 'Flashcards' })
const shows = async (page: Page, counter: string, text: string) => {
  await expect(player(page).getByText(counter)).toBeVisible()
  await expect(player(page).getByRole('button', { name: text })).toBeVisible()
}

test('I flip the cards, move between them, and leave by keyboard alone', async ({ open, people, library }) => {
  const page = await open(`/article/${await anArticleWithCards(library)}`, { as: await people.aProReader() })
  const button = page.getByRole('button', { name: 'View Flashcards' })
  await button.focus()
  await page.keyboard.press('Enter')
  await shows(page, 'Card 1 of 3', 'Question 1?')
  await page.keyboard.press('Space')
  await shows(page, 'Card 1 of 3', 'Answer 1.')
  await page.keyboard.press('Space')
  await shows(page, 'Card 2 of 3', 'Question 2?')
  await page.keyboard.press('Enter')
  await shows(page, 'Card 2 of 3', 'Answer 2.')
  await page.keyboard.press('Enter')
  await shows(page, 'Card 2 of 3', 'Question 2?')
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  await shows(page, 'Card 3 of 3', 'Question 3?')
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await shows(page, 'Card 3 of 3', 'Answer 3.')
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowLeft')
  await shows(page, 'Card 1 of 3', 'Question 1?')
  for (const [name, shown] of [
    ['Next', 'Answer 1.'],
    ['Close', 'Question 1?'],
  ] as const) {
    await player(page).getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await shows(page, 'Card 1 of 3', shown)
  }
  await page.keyboard.press('Escape')
  await expect(player(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('I flip a card, move between cards, and start again by touch', async ({ open, people, library }) => {
  const page = await open(`/article/${await anArticleWithCards(library)}`, { as: await people.anAdmin(), hasTouch: true })
  await page.getByRole('button', { name: 'View Flashcards' }).tap()
  await expect(player(page).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  await player(page).getByRole('button', { name: 'Question 1?' }).tap()
  await shows(page, 'Card 1 of 3', 'Answer 1.')
  for (const _ of [1, 2]) await player(page).getByRole('button', { name: 'Next' }).tap()
  await shows(page, 'Card 3 of 3', 'Question 3?')
  await expect(player(page).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await player(page).getByRole('button', { name: 'Previous' }).tap()
  await shows(page, 'Card 2 of 3', 'Question 2?')
  await expect(player(page).getByRole('button', { name: 'Start again from the first card' })).toBeHidden()
  await player(page).getByRole('button', { name: 'Next' }).tap()
  await player(page).getByRole('button', { name: 'Start again from the first card' }).tap()
  await shows(page, 'Card 1 of 3', 'Question 1?')
  await player(page).getByRole('button', { name: 'Close' }).tap()
  await expect(player(page)).toBeHidden()
})

test('a card is flipped with an animation only if reduced motion is off', async ({ open, people, library }) => {
  const path = `/article/${await anArticleWithCards(library)}`
  for (const [reducedMotion, takes] of [
    ['reduce', '0s'],
    ['no-preference', '0.2s'],
  ] as const) {
    const page = await open(path, { as: await people.aProReader(), reducedMotion })
    await page.getByRole('button', { name: 'View Flashcards' }).click()
    const turns = player(page).getByRole('button', { name: 'Question 1?' }).locator('> span')
    await expect(turns).toHaveCSS('transition-duration', takes)
  }
})

test('on a phone I swipe between the cards; both buttons are in one row', async ({ open, people, library }) => {
  const page = await open(`/article/${await anArticleWithCards(library)}`, {
    as: await people.aProReader(),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  await page.getByRole('button', { name: 'View Flashcards' }).tap()
  const progress = player(page).getByRole('progressbar', { name: 'Progress through the cards' })
  await expect(progress).toHaveAttribute('aria-valuetext', 'Card 1 of 3')
  await swipe(player(page).locator('[data-card]'), -120)
  await shows(page, 'Card 2 of 3', 'Question 2?')
  await expect(progress).toHaveAttribute('aria-valuetext', 'Card 2 of 3')
  await swipe(player(page).locator('[data-card]'), 120)
  await shows(page, 'Card 1 of 3', 'Question 1?')
  await player(page).getByRole('button', { name: 'Question 1?' }).tap()
  await shows(page, 'Card 1 of 3', 'Answer 1.')

  const [previous, following] = await Promise.all(
    ['Previous', 'Next'].map((name) => player(page).getByRole('button', { name }).boundingBox()),
  )
  expect(previous?.y).toBe(following?.y)
})

test('free readers and testers have no flashcards', async ({ open, people, library }) => {
  const path = `/article/${await anArticleWithCards(library)}`
  for (const person of [await people.aFreeReader(), await people.aTester()]) {
    const page = await open(path, { as: person })
    await expect(page.getByText('Flashcards:')).toBeVisible()
    await expect(page.getByRole('button', { name: 'View Flashcards' })).toBeHidden()
  }
})

test('the cards of an open article work without a network', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const page = await open(`/article/${await anArticleWithCards(library)}`, { as: await people.aProReader() })
  await page.route('**/api/flashcards/**', (route) => route.abort())
  await page.getByRole('button', { name: 'View Flashcards' }).click()
  await expect(player(page).getByText(/Card 1 of/)).toBeVisible()
})

test.describe('errors', () => {
  const cases: [name: string, answer: { status: number; json: unknown }, sentence: string, again: boolean][] = [
    ['Pro has ended', refusal(403), 'Pro access required to view flashcards', false],
    ['the article has gone', refusal(404), 'Article not found or flashcards not available', false],
    ['the server fails', refusal(500), 'Failed to load flashcards', true],
    ['there are none', { status: 200, json: noCards() }, 'No flashcards available for this article', false],
  ]
  for (const [name, answer, sentence, again] of cases)
    test(name, async ({ open, people, library, mishaps }) => {
      if (answer.status > 200) mishaps.expect(/status of \d+/)
      const { article_id }: Article = await library.articleNamed(IN_ENGLISH_ONLY)
      const page = await open(`/article/${article_id}`, { as: await people.aProReader(), withClock: true })
      await page.route('**/api/flashcards/**', (route) => route.fulfill(answer))
      await page.getByRole('button', { name: 'View Flashcards' }).click()
      await page.clock.runFor(10_000)
      await expect(player(page).getByText(sentence)).toBeVisible()
      await expect(player(page).getByRole('button', { name: 'Try again' })).toBeVisible({ visible: again })
    })

  test('after a server error I retry, and the cards are shown', async ({ open, people, library, mishaps }) => {
    mishaps.expect(/status of 500/)
    const { article_id }: Article = await library.articleNamed(IN_ENGLISH_ONLY)
    const page = await open(`/article/${article_id}`, { as: await people.aProReader(), withClock: true })
    await page.route('**/api/flashcards/**', (route) => route.fulfill(refusal(500)))
    await page.getByRole('button', { name: 'View Flashcards' }).click()
    await page.clock.runFor(10_000)
    const retry = player(page).getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await page.unrouteAll()
    await retry.click()
    await expect(player(page).getByText(/Card 1 of/)).toBeVisible()
  })
})

function refusal(status: number) {
  return { status, json: { success: false, error: 'No.', code: 'no' } }
}

function noCards() {
  const article = { article_id: '', title: 'An article', daily_entry: { publication_date: '2024-02-16' } }
  return { success: true, data: { article, flashcards: [] } }
}
