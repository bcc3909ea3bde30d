import { randomUUID } from 'node:crypto'
import { highlightedArticle } from '#tests/support/browser/highlights.ts'
import { anArticle, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { PROVENANCE } from '#tests/support/browser/provenance.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { FLOW } from '#tests/support/fixtures/diagrams.ts'

const SUMMARY = 'The bench overruled E.V. Chinnaiah (2004). It was 6:1. Evidence is needed. More will follow.'

test('at the end an article says in short what it said', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A short end', { summary: SUMMARY })])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await expect(page.getByRole('region', { name: 'In short' }).getByRole('listitem')).toHaveText([
    'The bench overruled E.V. Chinnaiah (2004).',
    'It was 6:1.',
    'Evidence is needed.',
  ])
})

test('the short account is in the language I read in', async ({ open, people, library }) => {
  const { article_id, must_know_translated } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader(), remembers: { reading_language: 'ta' } })
  const lines = page.getByRole('region', { name: 'சுருக்கமாக' }).getByRole('listitem')
  await expect(lines).toHaveText(must_know_translated.ta ?? ['-'])
})

test('the end leads to the next article of the day with its number, and says when there is none', async ({
  open,
  people,
  library,
}) => {
  const day = library.aFreeDay()
  const titles = [1, 2, 3].map((number) => `Part ${number} of ${day}`)
  const [first] = await library.publish(
    day,
    titles.map((title) => anArticle(title)),
  )
  const page = await open(`/article/${first}`, { as: await people.aFreeReader() })
  const next = page.getByRole('navigation', { name: 'Next article' })
  for (const [index, title] of titles.entries()) {
    await expect(heading(page, title)).toBeVisible()
    await next.scrollIntoViewIfNeeded()
    const more = titles[index + 1]
    await expect(next).toContainText(more ? `Next article · ${index + 2} of 3` : 'You have opened all 3 articles')
    await next.getByRole('link', { name: more ?? 'See all days' }).click()
  }
  await expect(page).toHaveURL('/dashboard')
})

test('I mark an article as finished, and take the mark back', async ({ open, people, library, server }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('To the end', { summary: SUMMARY })])
  const reader = await people.aFreeReader()
  const finished = async () => (await server.call<{ data: string[] }>('GET', '/api/progress/finished', { as: reader })).data
  const page = await open(`/article/${id}`, { as: reader })
  await page.getByRole('button', { name: 'Mark as finished' }).click()
  const mark = page.getByRole('button', { name: 'Finished', exact: true })
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(finished).toEqual([id])
  await page.reload()
  await mark.click()
  await expect(page.getByRole('button', { name: 'Mark as finished' })).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(finished).toEqual([])
})

const TO_KEEP = {
  must_know: ['The tide rises.', 'The moon pulls it.', 'It falls again.'],
  follow_up_data: {
    key_terms_list: [
      { term: 'Spring tide', definition: 'The highest tide.' },
      { term: 'Neap tide', definition: 'The lowest tide.' },
    ],
    historical_context: [],
    flashcards: [{ front: 'What pulls the tide?', back: 'The moon' }],
  },
}

test('at the end I keep facts, key terms, flashcards and highlights with one press, and see what is in already', async ({
  open,
  people,
  library,
  server,
}) => {
  const [id = ''] = await library.publish(library.aFreeDay(), [anArticle('To be kept', TO_KEEP)])
  const as = await people.aProReader()
  const passage = { language: 'en', section: 'past', quote: 'came about', prefix: '', suffix: '', start: 0, meaning: 'fact' }
  const body = { article_id: id, ...passage, changed_at: new Date().toISOString() }
  await server.call('PUT', `/api/highlights/${randomUUID()}`, { as, body })
  await server.call('POST', '/api/recall/cards', { as, body: { article_id: id, cards: [{ kind: 'term', term: 'Neap tide' }] } })
  const page = await open(`/article/${id}`, { as })
  const keep = page.getByRole('region', { name: 'Keep this' })
  await keep.scrollIntoViewIfNeeded()
  await expect(keep.getByRole('listitem')).toHaveText([
    '3 must-know facts, as one card',
    '2 key terms1 in your review',
    '1 flashcard',
    '1 highlight',
  ])
  await keep.getByLabel('1 flashcard').uncheck()
  await expect(keep.getByRole('button')).toHaveText('Add 3 cards to the review')
  await keep.getByLabel('1 flashcard').check()
  await keep.getByRole('button', { name: 'Add 4 cards to the review' }).click()
  await expect(keep.getByText('All of this is in your review.')).toBeVisible()
  await expect(page.getByRole('button', { name: '“Spring tide” is in your review' })).toBeVisible()
  await page.reload()
  await keep.scrollIntoViewIfNeeded()
  await expect(keep.getByRole('listitem').filter({ hasText: 'In your review' })).toHaveCount(4)
  await page.getByRole('button', { name: 'View Flashcards' }).click()
  await expect(page.getByRole('dialog').getByText('In your review')).toBeVisible()
})

test('of an article that has nothing else I keep my highlight', async ({ open, people, library, server }) => {
  const as = await people.aFreeReader()
  const page = await open(await highlightedArticle(library, server, as, 'Only a highlight to keep'), { as })
  const keep = page.getByRole('region', { name: 'Keep this' })
  await keep.getByRole('button', { name: 'Add 1 card to the review' }).click()
  await expect(keep).toContainText('All of this is in your review.')
})

test('when it is not known what is in the review, the end of an article says so', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 500/)
  const [id] = await library.publish(library.aFreeDay(), [anArticle('To be kept later', TO_KEEP)])
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  const cards = '**/api/recall/cards?*'
  await page.route(cards, (route) => route.fulfill({ status: 500, json: { success: false, error: 'x', code: 'internal' } }))
  await page.goto(`/article/${id}`)
  const keep = page.getByRole('region', { name: 'Keep this' })
  await keep.scrollIntoViewIfNeeded()
  await expect(keep).toContainText('What is in your review did not load.')
  await page.unroute(cards)
  await keep.getByRole('button', { name: 'Try again' }).click()
  await expect(keep.getByRole('button', { name: 'Add 3 cards to the review' })).toBeEnabled()
})

test('a free member is not promised the flashcards of an article', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('To be kept for free', TO_KEEP)])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  const keep = page.getByRole('region', { name: 'Keep this' })
  await keep.scrollIntoViewIfNeeded()
  await expect(keep.getByRole('button', { name: 'Add 3 cards to the review' })).toBeEnabled()
  await expect(keep.getByText('flashcard')).toBeHidden()
})

const VALUES = [
  { kind: 'data', text: 'The range is 12 m.', source: 1 },
  { kind: 'committee', text: 'The committee on tides asked for tables.', source: 1 },
  { kind: 'judgment', text: 'Tides are public.', source: 0, paragraph: 'paragraph 42' },
]

test('a model answer that I read with its value box and sketch before I write is in my history as read', async ({
  open,
  people,
  library,
}) => {
  const mains = {
    question: 'Discuss how the tide rises. (10 marks)',
    answer: '### Causes\nThe moon pulls it.',
    value_box: VALUES,
    sketch: FLOW,
  }
  const parts = { sources: PROVENANCE.sources, mains_model_answers: [mains] }
  const [id] = await library.publish(library.aFreeDay(), [anArticle('To be written', parts)])
  const page = await open(`/article/${id}`, { as: await people.aProReader() })
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: mains.question }) })
  await expect(item.locator('a, button').first()).toHaveText('Write this answer')
  const recorded = page.waitForResponse((reply) => reply.url().endsWith('/give-up'))
  await expect(page.getByText('A sketch you could draw')).toBeHidden()
  await item.getByRole('button', { name: 'Show the model answer' }).click()
  await expect(page.getByText('A sketch you could draw')).toBeVisible()
  await expect(item.getByRole('figure').getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('The moon pulls it.')).toBeVisible()
  await recorded
  await expect(item.getByText('The range is 12 m.')).toBeHidden()
  await item.getByText('Value box: data, committees, judgments, quotations').click()
  await expect(item.getByText('The range is 12 m.')).toBeVisible()
  await expect(item.getByRole('link', { name: 'Judgment on the tides' })).toHaveAttribute('href', 'https://example.org/tides')
  await expect(item.getByText('paragraph 42')).toBeVisible()
  await item.getByRole('button', { name: 'Hide the model answer' }).click()
  await item.getByRole('link', { name: 'Write this answer' }).click()
  await expect(page.getByRole('textbox', { name: /answer/i })).toBeVisible()
  await page.goto('/write')
  const written = page
    .getByRole('region', { name: 'Written', exact: true })
    .getByRole('link', { name: 'Discuss how the tide rises.' })
  await expect(written.getByText('Read, not written')).toBeVisible()
})

test('in Hindi, what I can keep and the button that keeps it are named in Hindi', async ({ open, people, library }) => {
  const { article_id } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader(), remembers: { reading_language: 'hi' } })
  const keep = page.getByRole('region', { name: 'याद रखें' })
  await keep.scrollIntoViewIfNeeded()
  await expect(keep.getByRole('listitem')).toContainText([/याद रखने लायक तथ्य, एक कार्ड में.*: \d/, /प्रमुख शब्द.*: \d/])
  await expect(keep.getByRole('button')).toContainText(/रिवीज़न में जोड़ें.*: \d/)
})
