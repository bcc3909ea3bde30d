import { resolve } from 'node:path'
import { startServer } from '#tests/support/browser/server.ts'
import { test as base, expect } from '#tests/support/browser/test.ts'
import { page as answerWith, type FakePages, startPages } from '#tests/support/fakes/fake-pages.ts'
import { pdf } from '#tests/support/fixtures/pdf.ts'

const test = base.extend<object, { pages: FakePages }>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const pages = await startPages()
      await use(pages)
      await pages.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pages }, use) => {
      const preload = resolve('tests/support/browser/fake-internet.ts')
      const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${preload}`
      const server = await startServer({ PAGES_PORT: String(pages.port), NODE_OPTIONS })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const deskOf = (day: string) => `/admin/dashboard?tab=desk&day=${day}`
const PAGE = `<!doctype html><html lang="en"><head><title>Cabinet approves the mission</title></head><body><nav>Menu</nav>
<article><p>The Union Cabinet approved the mission on 4 March.</p><p>${'It costs Rs 500 crore over five years. '.repeat(20)}</p></article></body></html>`

test('I collect the sources of a day: an address, a file and pasted text, and read their passages', async ({
  open,
  people,
  pages,
}) => {
  answerWith(pages, 'news.example/mission', PAGE)
  const page = await open(deskOf('2031-08-05'), { as: await people.anAdmin() })
  await expect(page.getByText('No sources yet.')).toBeVisible()
  await page.getByLabel('Address of a page or PDF').fill('https://news.example/mission?utm_source=x')
  await page.keyboard.press('Enter')
  const sources = page.getByRole('list', { name: 'Sources' }).locator('> li')
  const mission = sources.filter({ hasText: 'Cabinet approves the mission' })
  await expect(mission).toContainText('2 passages', { timeout: 60_000 })
  await mission.getByText('Read the passages').click()
  await expect(mission.getByRole('list', { name: 'Passages' })).toContainText('approved the mission on 4 March')

  await page.getByLabel('File of a source').setInputFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: pdf([[700, 'The Commission reported.']], 'Annual report'),
  })
  await expect(sources.filter({ hasText: 'Annual report' })).toContainText('1 passage', { timeout: 60_000 })

  await page.getByRole('button', { name: 'Paste text' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add the source' }).click()
  await expect(dialog.getByText('Please enter a title')).toBeVisible()
  await dialog.getByLabel('Title').fill('Press note')
  await dialog.getByLabel('Publisher').fill('PIB')
  await dialog.getByLabel('Text', { exact: true }).fill('One paragraph.\n\nAnother one.')
  await dialog.getByRole('button', { name: 'Add the source' }).click()
  await expect(sources.filter({ hasText: 'Press note' })).toContainText('PIB')
  await expect(sources).toHaveCount(3)

  await page.getByRole('button', { name: 'More for Press note' }).click()
  await page.getByRole('button', { name: 'Title, publisher, licence…' }).click()
  await page.getByLabel('Licence note').fill('GODL-India')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Licence: GODL-India')).toBeVisible()

  await page.getByRole('button', { name: 'More for Annual report' }).click()
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(sources).toHaveCount(2)
})

test('an address that cannot be a source says why, and can be fetched again', async ({ open, people, pages, mishaps }) => {
  mishaps.expect(/status of 422/)
  answerWith(pages, 'news.example/report', '')
  pages.answers.delete('news.example/report')
  const page = await open(deskOf('2031-08-06'), { as: await people.anAdmin() })
  const address = page.getByLabel('Address of a page or PDF')
  await address.fill('https://127.0.0.1/')
  await page.getByRole('button', { name: 'Fetch it', exact: true }).click()
  await expect(page.getByText('The address leads into a private network')).toBeVisible()
  await address.fill('https://news.example/report')
  await page.getByRole('button', { name: 'Fetch it', exact: true }).click()
  await expect(page.getByText('The page answered 404')).toBeVisible({ timeout: 60_000 })
  answerWith(pages, 'news.example/report', PAGE)
  await page.getByRole('button', { name: 'More for https://news.example/report' }).click()
  await page.getByRole('button', { name: 'Fetch it again' }).click()
  await expect(page.getByRole('link', { name: 'Cabinet approves the mission' })).toBeVisible({ timeout: 60_000 })
})
