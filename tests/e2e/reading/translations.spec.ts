import type { Page } from '@playwright/test'
import type { EntryProcessing } from '#contract/newsroom/processing.ts'
import { asJson, parse, paste, source, submit } from '#tests/support/browser/editor.ts'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { test as base, expect, heading } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { type FakeEngines, startEngines, translated } from '#tests/support/fakes/fake-engines.ts'

interface Pair {
  product: E2eServer
  engines: FakeEngines
}

/** The product of these workers, with a translation service and a voice. */
const test = base.extend<Pair, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const engines = await startEngines()
      const product = await startServer({
        TRANSLATION_URL: engines.url,
        TRANSLATION_MODEL: 'tongue',
        SPEECH_URL: engines.url,
        SPEECH_MODEL: 'voice',
        SPEECH_LANGUAGES: 'hi,ta',
      })
      await use({ product, engines })
      await product.stop()
      await engines.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [async ({ pair: { product } }, use) => use(product), { scope: 'worker' }],
  engines: async ({ pair: { engines } }, use) => {
    engines.mood = undefined
    await use(engines)
  },
  product: async ({ pair: { product }, engines: _ }, use) => {
    await use(product)
    expect(product.faults.splice(0), 'errors the server logged').toEqual([])
  },
})

/** A number for each article, because known translations are not requested again. */
const secondOf = (title: string) => `${title} was opened in 1935 with 5 crore rupees.`
const pastOf = (title: string) =>
  `Long ago nobody had thought of such a bank.\n\n${secondOf(title)}\n\nThen much happened that nobody had foreseen.`

/** Publishes and processes an article like the upload page. */
async function processed(product: E2eServer, library: Library, as: Person, title: string) {
  const article = anArticle(title, { analysis_text: { past: pastOf(title), present: 'Now all of it is open to everybody.' } })
  const [articleId = ''] = await library.publish(library.aFreeDay(), [article])
  const { data } = await product.call<{ data: { entry_id: string; articles: { article_id: string }[] }[] }>(
    'GET',
    '/api/admin/entries?limit=100',
    { as },
  )
  const entryId = data.find(({ articles }) => articles[0]?.article_id === articleId)?.entry_id ?? ''
  const reply = await product.call('POST', '/functions/v1/process-article-content', { as, body: { entry_id: entryId } })
  const state = await product.call<{ data: EntryProcessing }>('GET', `/api/admin/entries/${entryId}/processing`, { as })
  return { articleId, reply, units: state.data.articles[0]?.units ?? [] }
}

const player = (page: Page) => page.getByRole('region', { name: 'Audio overview' })
const MACHINE = 'Machine translated, check against the English'

test('an article uploaded in English can be read and heard in Hindi, with a note that a machine made it', async ({
  open,
  people,
  library,
  product,
}) => {
  const admin = await people.anAdmin()
  const { articleId, reply, units } = await processed(product, library, admin, 'A bank for everybody')
  expect(reply).toMatchObject({ success: true })
  const page = await open(`/article/${articleId}`, { as: await people.aProReader(), on: product })
  await expect(heading(page, 'A bank for everybody')).toBeVisible()
  await expect(page.getByText(MACHINE)).toBeHidden()
  await expect(player(page).getByText('Computer-generated voice')).toBeVisible()

  await page.getByLabel('Language', { exact: true }).selectOption('hi')
  await expect(heading(page, translated('A bank for everybody', 'hi'))).toBeVisible()
  await expect(page.getByText(MACHINE)).toBeVisible()
  await expect(player(page).getByText('AI-generated voice')).toBeVisible()
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(player(page)).toHaveAttribute('data-status', 'playing')

  const unit = units.find(({ kind, language }) => kind === 'text' && language === 'hi')
  await product.call('POST', `/api/admin/processing/${unit?.unit_id}/reviewed`, { as: admin })
  await page.reload()
  await expect(heading(page, translated('A bank for everybody', 'hi'))).toBeVisible()
  await expect(page.getByText(MACHINE)).toBeHidden()
})

test('after an upload a free reader can read the Hindi text, and a Pro reader can also hear it', async ({
  open,
  people,
  library,
  product,
}) => {
  const title = 'A port for everybody'
  const article = anArticle(title, { analysis_text: { past: pastOf(title), present: 'Now all of it is open to everybody.' } })
  const admin = await open('/admin/dashboard', { as: await people.anAdmin(), on: product })
  await paste(source(admin), asJson(library.aFreeDay(), [article]))
  await parse(admin).click()
  await submit(admin).click()
  await expect(admin.getByText('Content saved successfully.')).toBeVisible()
  await expect(admin.getByText(/^5 translations and recordings: 5 ready\.$/)).toBeVisible({ timeout: 30_000 })

  const readInHindi = async (as: Person) => {
    const page = await open('/dashboard', { as, on: product, remembers: { reading_language: 'hi' } })
    await page.getByRole('searchbox').fill(title)
    await page
      .getByRole('link', { name: translated(title, 'hi') })
      .first()
      .click()
    await expect(heading(page, translated(title, 'hi'))).toBeVisible()
    await expect(page.getByText(translated('Long ago nobody', 'hi'), { exact: false })).toBeVisible()
    return page
  }
  await expect(player(await readInHindi(await people.aFreeReader()))).toBeHidden()
  const page = await readInHindi(await people.aProReader())
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(player(page)).toHaveAttribute('data-status', 'playing')
  await expect(player(page).getByText('AI-generated voice')).toBeVisible()
})

test('a paragraph with a faulty translation is shown in English, with a label', async ({
  open,
  people,
  library,
  product,
  engines,
}) => {
  engines.mood = 'loses numbers'
  const { articleId, reply } = await processed(product, library, await people.anAdmin(), 'A bank for some')
  expect(reply).toMatchObject({ success: false, error: expect.stringContaining('partly in English') })
  const page = await open(`/article/${articleId}`, {
    as: await people.aFreeReader(),
    on: product,
    remembers: { reading_language: 'ta', theme: 'dark', font_scale: '1.5' },
    viewport: { width: 320, height: 800 },
  })
  const english = page.getByText('Not translated, shown in English').locator('..')
  await expect(english).toHaveAttribute('lang', 'en')
  await expect(english.getByText(secondOf('A bank for some'))).toBeVisible()
  await expect(page.getByText(translated('Long ago nobody', 'ta'), { exact: false })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(await violations(page)).toEqual([])
})
