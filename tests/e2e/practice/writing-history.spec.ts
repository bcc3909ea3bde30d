import type { Page } from '@playwright/test'
import { Library } from '#tests/support/browser/library.ts'
import { People } from '#tests/support/browser/people.ts'
import { startServerWithClock } from '#tests/support/browser/server-with-clock.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { anArticleThatAsks, writerOf } from '#tests/support/browser/written-answers.ts'
import { violations } from '#tests/support/checks/axe.ts'

const DISCUSS = 'Discuss the limits of federalism. (150 words, 10 marks)'
const EXAMINE = 'Clean air is a public good. Critically examine. (150 words, 10 marks)'
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const

const main = (page: Page) => page.getByRole('main')
const written = (page: Page) => main(page).getByRole('region', { name: 'Written', exact: true })
const rows = (page: Page) => written(page).getByRole('link')
const trend = (page: Page) => main(page).getByRole('region', { name: 'Trend' })
const fact = (page: Page, label: string) => trend(page).locator('dl > div', { hasText: label }).locator('dd')

test('my history pages, narrows by directive word, paper and topic of the syllabus, and shows the trend of two months', async ({
  open,
}) => {
  test.setTimeout(240_000)
  const server = await startServerWithClock()
  const people = new People(server)
  const pages: Page[] = []
  try {
    const library = new Library(server, people)
    const onFederalism = await anArticleThatAsks(library, '1950-01-01', DISCUSS, { syllabus: ['gs2.federalism'] })
    const onAir = await anArticleThatAsks(library, '1950-01-02', EXAMINE, {
      gs_paper_category: 'GS3',
      syllabus: ['gs3.environment'],
    })
    const reader = await people.aNewProReader()
    const federalism = await writerOf(server, reader, onFederalism)
    const first = await federalism.submit('A first answer of seven words here.', 300, [200, 100, 50, 50])
    for (let time = 0; time < 20; time++) await federalism.submit(`Answer number ${time}.`, 300)
    server.wait(40)
    // The server reads its clock from time to time; from then on the first session is over.
    const visit = () =>
      server.call('GET', '/api/user/profile', { as: reader }).then(
        () => 'signed in',
        () => 'signed out',
      )
    await expect.poll(visit).toBe('signed out')
    const later = await people.signsIn(reader.email, reader.password)
    const air = await writerOf(server, later, onAir)
    await air.submit('Clean air belongs to everybody.', 400, [400, 250, 100, 50])
    await air.giveUp()

    const page = await open('/write', { as: later, on: server, prepare: (context) => context.clock.setFixedTime(server.now()) })
    pages.push(page)
    await expect(rows(page)).toHaveCount(20)
    await expect(rows(page).nth(0)).toContainText('Gave up')
    await expect(rows(page).nth(1)).toContainText('Clean air is a public good. Critically examine.')
    await expect(rows(page).nth(1)).toContainText('8.00 of 10')
    await expect(rows(page).nth(1)).toContainText('5 of 150 words')
    await expect(rows(page).nth(1)).toContainText('6 min 40 s')
    await expect(rows(page).nth(2)).toContainText('Not scored')
    await written(page).getByRole('button', { name: 'Load older' }).click()
    await expect(rows(page)).toHaveCount(23)
    await expect(rows(page).last()).toContainText('4.00 of 10')
    await expect(fact(page, 'Submitted')).toHaveText('22')
    await expect(fact(page, 'Gave up')).toHaveText('1')
    await expect(fact(page, 'Score')).toHaveText('60%')
    await trend(page).getByText('Show as a table').click()
    const months = trend(page).getByRole('table', { name: 'Answers by month' }).getByRole('row')
    await expect(months).toHaveCount(3)
    await expect(months.nth(1)).toContainText('40%')
    await expect(months.nth(2)).toContainText('80%')
    const byDirective = main(page).getByRole('table', { name: 'By directive word' })
    await expect(byDirective.getByRole('row', { name: /^Discuss/ })).toContainText('21')
    await expect(byDirective.getByRole('row', { name: /^Critically examine/ })).toContainText('80%')
    await main(page).locator('summary', { hasText: 'By topic of the syllabus' }).click()
    await expect(main(page).getByRole('table', { name: 'By topic of the syllabus' }).getByRole('row')).toHaveCount(3)
    expect(await violations(page)).toEqual([])

    await written(page).locator('summary').click()
    await page.getByLabel('Directive word').selectOption({ label: 'Critically examine' })
    await expect(rows(page)).toHaveCount(2)
    await expect(fact(page, 'Submitted')).toHaveText('1')
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    await page.getByLabel('Paper of the article').selectOption('GS2')
    await expect(written(page).getByText('No answers match the filter')).toBeVisible()
    await page.getByRole('button', { name: 'Show all answers' }).click()
    await page.getByLabel('Syllabus').selectOption('gs2.federalism')
    await expect(fact(page, 'Submitted')).toHaveText('21')
    await written(page).getByRole('button', { name: 'Load older' }).click()
    await expect(rows(page)).toHaveCount(21)
    await rows(page).last().click()
    await expect(page).toHaveURL(`/write/answers/${first}`)
  } finally {
    for (const page of pages) await page.context().close()
    await server.stop()
  }
})

test('on a phone I come from Practise, find the question of the article that I read, and go on with my draft', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aNewProReader()
  const page = await open('/practise', { as: reader, ...PHONE })
  await main(page)
    .getByRole('link', { name: /^Answer writing/ })
    .click()
  await expect(heading(page, 'Answer writing')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Find an article' })).toHaveAttribute('href', '/dashboard')
  await expect(written(page).getByText('Answers that you finish are listed here')).toBeVisible()
  await expect(trend(page)).toHaveCount(0)

  const articleId = await anArticleThatAsks(library, library.aFreeDay(), DISCUSS)
  const { deskPath, begin } = await writerOf(server, reader, articleId)
  await server.call('POST', `/api/progress/${articleId}`, { as: reader })
  await page.goto('/write')
  const offered = main(page).getByRole('region', { name: 'To write next' }).getByRole('link')
  await expect(offered).toHaveAttribute('href', deskPath)
  await expect(offered).toContainText('Discuss the limits of federalism.')
  await expect(offered).toContainText('10 marks, 150 words, 7 min')

  const asksTheSame = await anArticleThatAsks(library, library.aFreeDay(), DISCUSS)
  await server.call('POST', `/api/progress/${asksTheSame}`, { as: reader })
  await begin('Three words here.')
  await page.reload()
  const draft = main(page).getByRole('region', { name: 'Being written' }).getByRole('listitem').first()
  await expect(draft).toContainText('3 of 150 words')
  await expect(offered).toHaveText('Find an article')
  await draft.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(deskPath)

  await page.goto(`/article/${articleId}`)
  await expect(main(page).getByRole('link', { name: 'Write this answer' })).toHaveAttribute('href', deskPath)
})

test('without Pro, answer writing offers Pro and asks the server for nothing', async ({ open, people }) => {
  const page = await open('/write', { as: await people.aFreeReader() })
  await expect(main(page).getByText('Pro access required to write answers')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscription')
})
