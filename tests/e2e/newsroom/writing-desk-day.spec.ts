import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const deskOf = (day: string) => `/admin/dashboard?tab=desk&day=${day}`

test('I plan a day: articles, their person and order, another day, ideas, and its JSON', async ({ open, people }) => {
  const page = await open(deskOf('2031-06-03'), { as: await people.anAdmin(), prepare: withoutArticlesOnTheFirstLine })
  await expect(page.getByText('Nothing is planned for this day yet.')).toBeVisible()
  for (const [label, title] of [
    ['Title of the first article', 'Census'],
    ['Title of another article', 'Groundwater'],
    ['Title of another article', 'Rivers'],
  ] as const) {
    await page.getByLabel(label).fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  }
  await expect(page.getByText('0 of 3 approved')).toBeVisible()
  await expect(page.getByText('3 planned', { exact: true })).toBeVisible()

  const articles = page.getByRole('list', { name: 'Articles' }).getByRole('listitem')
  await page.getByLabel('With: Groundwater').selectOption({ index: 1 })
  await expect(page.getByLabel('With: Groundwater')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Move up: Groundwater' }).click()
  await expect(articles.first()).toContainText('Groundwater')
  await expect(page.getByRole('button', { name: 'Move up: Groundwater' })).toBeFocused()

  await page.getByRole('button', { name: 'More for Rivers' }).click()
  await page.getByRole('button', { name: 'Move or change the plan…' }).click()
  await page.getByLabel('Day', { exact: true }).fill('2031-06-04')
  await page.getByLabel('Note', { exact: true }).fill('Ask the CGWB')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(articles).toHaveCount(2)
  await page.getByRole('link', { name: /^Wednesday, 4 June, In preparation, 1 planned/ }).click()
  await expect(articles).toHaveText([/Rivers/])

  await page.getByRole('button', { name: 'Note an idea' }).click()
  await page.getByLabel('Topic').fill('Pulses')
  await page.getByRole('button', { name: 'Save the idea' }).click()
  await page.getByRole('button', { name: 'Plan for 4 Jun: Pulses' }).click()
  await expect(articles).toHaveCount(2)
  await page.getByText('Lines of the syllabus that the library never touched (1)').click()
  const line = page.getByRole('list', { name: 'Lines without an article' }).getByRole('listitem').first()
  const topic = String(await line.getByRole('button').getAttribute('aria-label')).replace('Make it an idea: ', '')
  await line.getByRole('button').click()
  const idea = page.getByRole('list', { name: 'Ideas' }).getByRole('listitem').filter({ hasText: topic })
  await expect(idea).toHaveCount(1)
  await idea.getByRole('button', { name: /^More for / }).click()
  await idea.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(idea).toHaveCount(0)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('2031-06-04.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual({
    publication_date: '2031-06-04',
    articles: [{ title: 'Rivers' }, { title: 'Pulses' }],
  })
})

test('I publish a day once all of it is approved, and open its articles from there', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 409/)
  const admin = await people.anAdmin()
  const day = library.aFreeDay()
  const draftId = await written(server, admin, 'Seats for women', day)
  const page = await open(deskOf(day), { as: admin })
  await expect(page.getByText('Everything has to be approved first: 1 draft to go.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeHidden()
  await setState(server, admin, draftId, 'approved')
  await page.reload()
  await expect(page.getByText('1 of 1 approved')).toBeVisible()

  await page.getByRole('button', { name: 'Publish now' }).click()
  await setState(server, admin, draftId, 'drafting')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Not approved yet: Seats for women', { exact: true })).toBeVisible()
  await expect(page.getByText('0 of 1 approved')).toBeVisible()
  await setState(server, admin, draftId, 'approved')
  await page.reload()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('In its day')).toBeVisible()
  await page.getByRole('list', { name: 'Articles' }).getByRole('link', { name: 'Seats for women' }).click()
  await expect(page).toHaveURL(/tab=entries&entry=.*&article=/)
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Seats for women')
})

test('I schedule an approved day', async ({ open, people, server }) => {
  const admin = await people.anAdmin()
  await setState(server, admin, await written(server, admin, 'Tides', '2031-07-02'), 'approved')
  const page = await open(deskOf('2031-07-02'), { as: admin })
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByLabel('Date and time (IST)')).toHaveValue('2031-07-02T06:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('link', { name: /^Wednesday, 2 July, Scheduled, 1 article/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the day with 1 article' })).toBeVisible()
})

test('I go through the calendar by keyboard, into the next month', async ({ open, people }) => {
  const page = await open(deskOf('2031-08-29'), { as: await people.anAdmin() })
  const day = (name: RegExp) => page.getByRole('region', { name: 'Calendar' }).getByRole('link', { name })
  await expect(day(/^Friday, 29 August, Empty/)).toBeVisible()
  await day(/^Friday, 29 August/).focus()
  await page.keyboard.press('ArrowDown')
  await expect(day(/^Friday, 5 September/)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thursday, 4 September 2031' })).toBeVisible()
})

test('on a phone I see one week and the day below it, and open the month', async ({ open, people }) => {
  const page = await open(deskOf('2031-08-29'), { as: await people.anAdmin(), viewport: { width: 360, height: 740 } })
  const calendar = page.getByRole('region', { name: 'Calendar' })
  const days = calendar.getByRole('link')
  await expect(days).toHaveText([/25 August/, /26 August/, /27 August/, /28 August/, /29 August/, /30 August/, /31 August/])
  await expect(page.getByRole('heading', { name: 'Friday, 29 August 2031' })).toBeInViewport()
  await calendar.getByRole('button', { name: 'Next week' }).click()
  await expect(days).toHaveCount(7)
  await expect(days.first()).toHaveText(/^Monday, 1 September/)
  await calendar.getByRole('button', { name: 'Previous week' }).click()
  await days.filter({ hasText: 'Sunday, 31 August' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(days.filter({ hasText: 'Monday, 1 September' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Monday, 1 September 2031' })).toBeVisible()
  await calendar.getByRole('button', { name: /^September 2031/ }).click()
  await expect(days).toHaveCount(30)
  await expect(calendar.getByRole('button', { name: 'Next month' })).toBeVisible()
  await calendar.getByRole('button', { name: /^September 2031/ }).click()
  await calendar.getByRole('button', { name: 'This week' }).click()
  await expect(days.filter({ hasText: /, today/ })).toBeVisible()
})

/** The sample days touch every line. */
const withoutArticlesOnTheFirstLine = (context: BrowserContext) =>
  context.route('**/api/syllabus?*', async (route) => {
    const { data, ...reply } = await (await route.fetch()).json()
    data.papers[0].lines[0].published = 0
    await route.fulfill({ json: { ...reply, data } })
  })

async function written(server: E2eServer, as: Person, title: string, day: string): Promise<string> {
  const { data } = await server.call<{ data: { draft_id: string } }>('POST', '/api/admin/desk/drafts', {
    as,
    body: { title, day },
  })
  const changes = Object.entries(sectionsOf(anArticle(title))).map(([section, fields]) => ({ section, fields, base: 0 }))
  await server.call('PUT', `/api/admin/desk/drafts/${data.draft_id}/sections`, { as, body: { changes } })
  return data.draft_id
}

const setState = (server: E2eServer, as: Person, draftId: string, state: string) =>
  server.call('PUT', `/api/admin/desk/drafts/${draftId}/state`, { as, body: { state } })
