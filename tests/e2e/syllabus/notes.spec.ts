import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { atRest } from '#tests/support/browser/at-rest.ts'
import { highlightedArticle } from '#tests/support/browser/highlights.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { selectionTools, selectWords } from '#tests/support/browser/selection.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const own = (page: Page) => page.getByRole('region', { name: 'Your highlights' })
/** Opens the first highlight of an article. */
const edit = (page: Page) => own(page).getByRole('button', { name: 'Edit this highlight' }).first().click()
const saved = (page: Page) =>
  page.waitForResponse((reply) => reply.request().method() === 'PUT' && /highlights/.test(reply.url()))

/** The words that are painted with a meaning. */
const painted = (page: Page, meaning: string) =>
  page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map((range) => String(range)), `note-${meaning}`)

test('I highlight words, add a note, and find both on another device', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A marked article')])
  const as = await people.aFreeReader()
  const page = await open(`/article/${id}`, { as })
  await own(page).waitFor({ state: 'detached' })
  await page.getByRole('navigation', { name: 'Next article' }).scrollIntoViewIfNeeded()
  await selectWords(page, 'past', 'A marked article came')
  const first = saved(page)
  await selectionTools(page).getByRole('button', { name: 'Argument' }).click()
  await first
  await expect(selectionTools(page)).toBeHidden()
  expect(await painted(page, 'argument')).toEqual(['A marked article came'])
  await edit(page)
  const second = saved(page)
  await own(page).getByLabel('Note').fill('Why did it?')
  await second
  const other = await open(`/article/${id}`, { as })
  await edit(other)
  await expect(own(other).getByLabel('Note')).toHaveValue('Why did it?')
  await expect(own(other).getByLabel('Type')).toHaveValue('argument')
  await expect.poll(() => painted(other, 'argument')).toEqual(['A marked article came'])
})

test('I delete a highlight and take that back', async ({ open, people, library, server }) => {
  const as = await people.aFreeReader()
  const page = await open(await highlightedArticle(library, server, as, 'A deleted mark'), { as })
  const row = own(page).getByRole('listitem').first()
  await edit(page)
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toContainText('Deleted.')
  await expect.poll(() => painted(page, 'fact')).toEqual([])
  const back = saved(page)
  await row.getByRole('button', { name: 'Undo' }).click()
  await back
  await page.reload()
  await expect(own(page).getByRole('blockquote')).toHaveText(['came about', 'happened now'])
})

test('without a network my highlight waits, and is sent when the network is back', async ({ open, people, library, mishaps }) => {
  mishaps.allowOffline()
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A mark offline')])
  const as = await people.aFreeReader()
  const page = await open(`/article/${id}`, { as })
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('PageDown')
  await atRest(page)
  await page.context().setOffline(true)
  await selectWords(page, 'future', 'may follow')
  await selectionTools(page).getByRole('button', { name: 'Doubt' }).click()
  await expect(own(page).getByRole('blockquote')).toHaveText('may follow')
  const sent = saved(page)
  await page.context().setOffline(false)
  await sent
  await page.goto('/notes')
  await expect(page.getByRole('main').getByRole('blockquote')).toHaveText('may follow')
})

test('I search and filter my highlights, save them as a file, and add them to the review', async ({
  open,
  people,
  library,
  server,
}) => {
  const as = await people.aFreeReader()
  await highlightedArticle(library, server, as, 'A listed mark')
  const page = await open('/library', { as })
  await page.getByRole('link', { name: /Highlights and notes/ }).click()
  await expect(heading(page, 'Highlights and notes')).toBeVisible()
  const quotes = page.getByRole('main').getByRole('blockquote')
  await expect(quotes).toHaveText(['happened now', 'came about'])
  await expect(page.getByText('A listed mark', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Type').selectOption('Fact')
  await expect(quotes).toHaveText(['came about'])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the highlights as a file' }).click()
  await page.getByRole('button', { name: 'Save as Markdown' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('> came about\n\n*Fact*: Ask me how.')
  await page.getByRole('button', { name: 'Add 1 highlight to the review' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'came about' })).toContainText('In your review')
  await page.getByLabel('Type').selectOption('No longer in the text')
  await expect(page.getByText('No highlights match the filter.')).toBeVisible()
})

test('a note that I am typing is not lost when I close the page', async ({ open, people, library, server }) => {
  const as = await people.aFreeReader()
  const path = await highlightedArticle(library, server, as, 'A note half typed')
  const page = await open(path, { as })
  await edit(page)
  const stored = saved(page)
  await own(page).getByLabel('Note').fill('Half typ')
  await page.goto('/notes')
  await stored
  await expect(page.getByText('Note: Half typ', { exact: true })).toBeVisible()
})

test('a note that I type as my session ends is there when I have signed in again', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 401/)
  const as = await people.aFreeReader()
  const path = await highlightedArticle(library, server, as, 'A note without a session')
  const page = await open(path, { as })
  await edit(page)
  await expect(own(page).getByLabel('Note')).toHaveValue('Ask me how.')
  await server.call('POST', '/api/auth/logout', { as })
  await own(page).getByLabel('Note').fill('Ask me how, and why.')
  await page.getByLabel('Email').fill(as.email)
  await page.getByLabel('Password', { exact: true }).fill(as.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto(path)
  await edit(page)
  await expect(own(page).getByLabel('Note')).toHaveValue('Ask me how, and why.')
})

test('when an edit takes my words away I keep the highlight, and can delete it', async ({ open, people, library }) => {
  const as = await people.aFreeReader()
  const day = library.aFreeDay()
  const [id] = await library.publish(day, [anArticle('An edited mark')])
  const page = await open(`/article/${id}`, { as })
  await own(page).waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await selectWords(page, 'past', 'came about')
  const stored = saved(page)
  await selectionTools(page).getByRole('button', { name: 'Example' }).click()
  await stored
  const analysis_text = { past: 'Another account.', present: 'What happened now.', future: 'What may follow.' }
  await library.publish(day, [anArticle('An edited mark', { analysis_text })], { replace: true })
  await page.goto('/notes')
  const item = page.getByRole('listitem').filter({ has: page.getByText('came about', { exact: true }) })
  await expect(item).toContainText('No longer in the text')
  await item.getByRole('button', { name: 'Note, card and article' }).click()
  const gone = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await item.getByRole('button', { name: 'Delete' }).click()
  await gone
  await page.reload()
  await expect(page.getByText('No highlights yet')).toBeVisible()
})

const SOURCE = { title: 'Order', publisher: 'PIB', kind: 'release', date: '2026-01-15', url: 'https://pib.gov.in/order' }
const WITH_LISTS = {
  analysis_text_translated: {
    hi: { past: 'बजट की एक लंबी कहानी है।', present: 'अब यह घटा है।', future: 'आगे क्या होगा?' },
  },
  summary_translated: { hi: 'बजट का छोटा विवरण।' },
  sources: [SOURCE],
  facts: [{ sentence: 'The deficit is 4.4 per cent of the product.', value: '4.4%', source: 0, date: '2026-01-15' }],
  since_then: [{ date: '2026-01-20', text: 'A committee of nine met.', source: 0 }],
  must_know: ['The budget has two parts.', 'It is annual.', 'The House votes on it.'],
  follow_up_data: {
    key_terms_list: [{ term: 'Deficit', definition: 'What is spent beyond what is earned.' }],
    historical_context: [],
    flashcards: [],
  },
}

test('I highlight words in facts, key terms and since then, and find all in the list of the article', async ({
  open,
  people,
  library,
}) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A marked list', WITH_LISTS)])
  const as = await people.aFreeReader()
  const page = await open(`/article/${id}`, { as })
  await page.waitForLoadState('networkidle')
  const MARKED = { since_then: 'committee of nine', terms: 'beyond', facts: '4.4 per cent', must_know: 'two parts' }
  for (const [part, words] of Object.entries(MARKED)) {
    await page.locator(`[data-part="${part}"]`).scrollIntoViewIfNeeded()
    await selectWords(page, part, words)
    const stored = saved(page)
    await selectionTools(page).getByRole('button', { name: 'Fact' }).click()
    expect((await (await stored).json()).data).toMatchObject({ is_orphan: false, section: part, quote: words })
  }
  await page.reload()
  await expect(own(page).getByRole('blockquote')).toHaveText(Object.values(MARKED))
  await expect.poll(async () => (await painted(page, 'fact')).toSorted()).toEqual(Object.values(MARKED).toSorted())
})

test('beside two languages I highlight words of each', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A text in two languages', WITH_LISTS)])
  const as = await people.aFreeReader()
  const page = await open(`/article/${id}`, { as, remembers: { reading_language: 'hi', reading_beside: 'true' } })
  await page.waitForLoadState('networkidle')
  for (const [lang, words] of [
    ['hi', 'लंबी कहानी'],
    ['en', 'came about'],
  ] as const) {
    await selectWords(page, `past"][lang="${lang}`, words)
    const stored = saved(page)
    await selectionTools(page).getByRole('button', { name: 'Fact' }).click()
    expect((await (await stored).json()).data).toMatchObject({ is_orphan: false, language: lang, quote: words })
  }
  await expect.poll(async () => (await painted(page, 'fact')).toSorted()).toEqual(['came about', 'लंबी कहानी'])
})

test('of a whole sentence I choose the words to hide with one selection, and the card asks for them', async ({
  open,
  people,
  library,
  server,
}) => {
  const as = await people.aFreeReader()
  await highlightedArticle(library, server, as, 'A whole sentence')
  const page = await open('/notes', { as })
  const item = page.getByRole('listitem').filter({ has: page.getByText('happened now', { exact: true }) })
  await expect(item).toContainText('Add a question to make this a card')
  await expect(page.getByRole('button', { name: 'Add 1 highlight to the review' })).toBeVisible()
  await item.getByRole('button', { name: 'Note, card and article' }).click()
  const chosen = saved(page)
  const words = item.getByLabel('Words to hide')
  await words.press('Control+Home')
  for (let n = 0; n < 3; n++) await words.press('Shift+ArrowRight')
  await chosen
  await expect(item).toContainText('Card: What _____ now.')
  await page.getByRole('button', { name: 'Add 2 highlights to the review' }).click()
  await expect(item).toContainText('In your review')
  await expect(page.getByRole('button', { name: /to the review/ })).toBeHidden()
  await page.goto('/review')
  await expect(page.getByText('_____')).toBeVisible()
})
