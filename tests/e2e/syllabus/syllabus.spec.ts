import type { Page } from '@playwright/test'
import { anArticle, IN_ENGLISH_ONLY, OF_NEWEST_DAY } from '#tests/support/browser/library.ts'
import { noArticlesOn } from '#tests/support/browser/no-articles-on.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const main = (page: Page) => page.getByRole('main')
const figure = (page: Page, label: string) => main(page).locator('dl > div', { hasText: label }).locator('dd').first()

test('from an article I go to its line of the syllabus, see what I read there, and what to do next', async ({
  open,
  people,
  library,
}) => {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader() })
  const lines = page.getByRole('list', { name: 'Syllabus' })
  await expect(lines.getByRole('link')).toHaveCount(1)
  await page.getByRole('button', { name: '3 more of the syllabus' }).click()
  await lines.getByRole('link', { name: /GS2 Indian Constitution/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Indian Constitution/ })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText('Do next')
  await expect(main(page).getByText(/^Weight: (High|Medium|Low)/)).toBeVisible()
  await expect(figure(page, 'Articles finished')).toHaveText(/^0 of \d+$/)
  await expect(main(page).getByText('1 opened', { exact: true })).toBeVisible()
  await expect(figure(page, 'Questions practised')).toHaveText('None yet')
  const next = page.getByRole('region', { name: 'Do next' })
  await expect(next.getByRole('listitem')).toHaveCount(3)
  await next.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/article\//)
})

test('a line counts my cards, and its page begins a review of those that are due', async ({ open, people, library, server }) => {
  const flashcards = ['one', 'two'].map((n) => ({ front: `Question ${n}?`, back: `Answer ${n}.` }))
  const about = (title: string, node: string) => anArticle(title, { syllabus: [node], follow_up_data: { flashcards } })
  const ids = await library.publish(library.aFreeDay(), [about('Cards', 'gs1.geophysical'), about('Others', 'gs4.attitude')])
  const reader = await people.aNewProReader()
  for (const article_id of ids)
    await server.call('POST', '/api/recall/cards', { as: reader, body: { article_id, all_flashcards: true } })

  const page = await open('/syllabus/gs1.geophysical', { as: reader })
  await expect(figure(page, 'Cards you know')).toHaveText('0 of 2')
  await main(page)
    .getByRole('link', { name: /^Review 2 cards/ })
    .click()
  for (const left of ['2 cards left', '1 card left']) {
    await expect(main(page).getByText(left)).toBeVisible()
    await main(page).getByRole('button', { name: 'Show the answer' }).click()
    await main(page).getByRole('button', { name: /^Easy/ }).click()
  }
  await expect(page.getByText('Nothing more to review here')).toBeVisible()
  await main(page).getByRole('link', { name: 'Syllabus' }).click()
  // Known is what is remembered on a later day.
  await expect(figure(page, 'Cards you know')).toHaveText('0 of 2')
  await expect(main(page).getByText('0 due', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Review/ })).toBeHidden()
  await main(page).getByRole('link', { name: 'Syllabus' }).first().click()
  await page.locator('summary', { hasText: /^GS1 / }).click()
  await expect(main(page).getByText('0 of 2 cards known').first()).toBeVisible()
})

test('the syllabus opens by paper, and a table has the weight and the state that the picture shows', async ({ open, people }) => {
  const page = await open('/library', { as: await people.aFreeReader() })
  await main(page)
    .getByRole('link', { name: /^Syllabus/ })
    .click()
  await main(page).getByText('Show as a table').click()
  const paper = page.locator('details details summary', { hasText: 'GS3' })
  await expect(paper.locator('svg')).toHaveCSS('rotate', 'none')
  await paper.click()
  await expect(paper.locator('svg')).toHaveCSS('rotate', '180deg')
  const row = page.getByRole('row', { name: /^Disaster and disaster management/ })
  await expect(row.getByRole('cell')).toHaveText([/^(High|Medium|Low|None)$/, /^0 of \d+$|^–$/, /%$|^–$/, /^–$|of/, /^–$|\d/])

  await page.locator('summary', { hasText: /^GS4 / }).click()
  await page.getByRole('link', { name: /^Case Studies/ }).click()
  await expect(page).toHaveURL('/syllabus/gs4.case-studies')
  await page.goBack()
  await page.getByTitle(/^Disaster and disaster management/).click()
  await expect(page).toHaveURL(/\/syllabus\/gs3\./)
})

test('on a phone the first tap on a box of the map names its topic', async ({ open, people }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const page = await open('/syllabus', { as: await people.aFreeReader(), ...phone })
  await expect(main(page).getByText('Show as a table')).toBeVisible()
  await main(page).getByText('Map', { exact: true }).tap()
  await page.getByTitle(/^Disaster and disaster management/).tap()
  await page.locator('a', { hasText: /^Disaster and disaster management/ }).tap()
  await expect(page).toHaveURL(/\/syllabus\/gs3\./)
})

test('rows of the syllabus are in the language of its topics', async ({ open, people }) => {
  const page = await open('/syllabus', { as: await people.aFreeReader(), remembers: { reading_language: 'hi' } })
  await page.locator('summary', { hasText: /^GS4 / }).click()
  const topic = main(page).getByRole('link', { name: /^अभिवृत्ति/ })
  await expect(topic).toHaveText(/\d+ में से 0 लेख पूरे$/)
})

test('lists can be narrowed by the syllabus and by what I read, and the address keeps it', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aFreeReader()
  const { article_id } = await library.articleNamed('Three languages in Class IX')
  await server.call('POST', `/api/progress/${article_id}`, { as: reader, body: {} })
  const page = await open('/archive', { as: reader })
  const found = main(page).getByRole('link', { name: OF_NEWEST_DAY })
  await main(page).getByText('Filter', { exact: true }).click()
  await page.getByLabel('Syllabus', { exact: true }).selectOption({ label: 'All of GS2' })
  await expect(found).toBeVisible()
  await expect(main(page).getByText(/^\d+ articles on GS2\. The tag shows each article’s main paper\.$/)).toBeVisible()
  await page.getByLabel('Read or unread').selectOption('Unread')
  await expect(found).toBeHidden()
  await page.getByLabel('Read or unread').selectOption('Read')
  await expect(found).toBeVisible()
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /./ }) }),
  ).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel('Read or unread')).toHaveValue('read')
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(page).toHaveURL('/archive')

  await page.goto('/archive?from=2099-01-01')
  await expect(page.getByText('No articles found')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Clear the filter' })).toBeHidden()
  await page.getByRole('button', { name: 'Show all articles' }).click()
  await expect(found.first()).toBeVisible()

  await page.goto('/dashboard?q=court&node=gs2&read=read')
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByLabel('Syllabus', { exact: true })).toHaveValue('gs2')
})

test('a part without articles leads to the line it belongs to', async ({ open, people }) => {
  const prepare = noArticlesOn('gs1.culture.literature')
  const page = await open('/syllabus/gs1.culture.literature', { as: await people.aFreeReader(), prepare })
  await main(page).getByRole('link', { name: 'See the wider topic' }).click()
  await expect(page).toHaveURL('/syllabus/gs1.culture')
})

test('an unknown line says so and leads back', async ({ open, people }) => {
  const page = await open('/syllabus/gs9.nothing', { as: await people.aFreeReader() })
  await expect(main(page).getByText('This is not part of the syllabus')).toBeVisible()
  await main(page).getByRole('link', { name: 'Syllabus' }).first().click()
  await expect(page).toHaveURL('/syllabus')
})

test('an admin chooses the lines of an article, and narrows those of a card', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('Federal matters')], { status: 'draft' })
  const page = await open(await library.entryPath(day), { as: await people.comesBack('admin') })
  await page
    .getByRole('button', { name: 'Edit Federal matters' })
    .or(page.getByRole('link', { name: 'Edit Federal matters' }))
    .click()
  const picker = page.getByLabel('Syllabus', { exact: true }).first()
  await picker.selectOption('gs2.federalism')
  await expect(page.getByRole('button', { name: 'Remove gs2.federalism from the syllabus' })).toBeVisible()
  await expect(picker.locator('option[value="gs2.federalism.functions"]')).toHaveCount(0)
  await page.locator('summary', { hasText: 'Flashcards' }).click()
  await page.getByRole('button', { name: 'Add flashcard' }).click()
  await page.getByLabel('Front').fill('Who funds a Panchayat?')
  await page.getByLabel('Back').fill('The Union and the State, as their Finance Commissions advise.')
  await page.getByLabel('Syllabus, if narrower than the article’s').first().selectOption('gs2.federalism.functions')
  await page.getByRole('button', { name: 'Save article' }).click()
  await expect(page.getByText('Article saved.', { exact: true })).toBeVisible()
})
