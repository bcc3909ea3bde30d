import { sectionsOf } from '#contract/newsroom/desk/desk-sections.ts'
import { drafting } from '#contract/newsroom/drafting.ts'
import { aDayWithSources } from '#tests/support/browser/drafting.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { People } from '#tests/support/browser/people.ts'
import { startServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { startEngines, translated } from '#tests/support/fakes/fake-engines.ts'

test.describe.configure({ timeout: 150_000 })

const DAY = '2031-09-03'

test('I draft an article from the sources of the day: red sentences first, then by the paragraph', async ({ open }) => {
  const engines = await startEngines()
  const server = await startServer({
    ...{ TRANSLATION_URL: engines.url, TRANSLATION_MODEL: 'drafter', DRAFTING_PRICE_IN: '1', DRAFTING_PRICE_OUT: '4' },
  })
  try {
    const as = await new People(server).anAdmin()
    const draftId = await aDayWithSources(server, as, DAY)
    engines.moods = [{ drafts: 'wrong numbers' }]
    const page = await open(`/admin/dashboard?tab=desk&draft=${draftId}`, { as, on: server })
    await page.getByRole('tab', { name: 'Draft from sources' }).click()
    await expect(page.getByText('60 of 60 left today.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Ask for a proposal' }).click()
    const part = page.getByRole('region', { name: 'Past' }).first()
    await expect(part).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('1,200 + 300 tokens · USD 0.0024', { exact: false })).toBeVisible()
    await expect(part.getByText('here “22 crore”, there “15 crore”')).toBeVisible()
    await expect(part.getByRole('list', { name: 'Passages' }).first()).toContainText('15 crore rural households')
    expect(await violations(page)).toEqual([])

    const accept = part.getByRole('button', { name: 'Accept: Past' })
    await expect(accept).toBeDisabled()
    await part.getByRole('button', { name: /^Remove it: The Jal Jeevan/ }).click()
    await part.getByRole('button', { name: /^I confirm it: In 2026/ }).click()
    await accept.click()
    await expect(part.getByText('Accepted', { exact: true })).toBeVisible()
    await expect(part.getByText(/who confirmed one marked sentence/)).toBeVisible()

    await page.getByRole('tab', { name: 'Versions' }).click()
    await expect(page.getByText('Proposed by drafter, accepted by', { exact: false })).toBeVisible()
    await page.getByRole('tab', { name: 'Write' }).click()
    await expect(page.getByRole('textbox', { name: 'Past' })).toHaveValue('In 2026 only 24 per cent of.')
    await page.close()
  } finally {
    await server.stop()
    await engines.stop()
  }
})

test('I get topics for a day, and make one an article', async ({ open }) => {
  const engines = await startEngines()
  const server = await startServer({ TRANSLATION_URL: engines.url, TRANSLATION_MODEL: 'drafter' })
  try {
    const as = await new People(server).anAdmin()
    await aDayWithSources(server, as, DAY)
    const page = await open(`/admin/dashboard?tab=desk&day=${DAY}`, { as, on: server })
    await page.getByText('Propose from the sources of the day').click()
    await page.getByRole('button', { name: 'Ask for a proposal' }).click()
    await page.getByRole('button', { name: 'Accept: Topic: Water for households' }).click({ timeout: 60_000 })
    await expect(page.getByRole('list', { name: 'Articles' }).getByRole('link', { name: 'Water for households' })).toBeVisible()
    await page.close()
  } finally {
    await server.stop()
    await engines.stop()
  }
})

test('I have a draft translated, confirm what lost its number, and a reader reads it in Hindi', async ({ open }) => {
  const engines = await startEngines()
  const server = await startServer({ TRANSLATION_URL: engines.url, TRANSLATION_MODEL: 'drafter' })
  try {
    const people = new People(server)
    const as = await people.anAdmin()
    const planned = { title: 'Taps in 15 villages', day: DAY }
    const { data } = await server.call<{ data: { draft_id: string } }>('POST', '/api/admin/desk/drafts', { as, body: planned })
    const draft = `/api/admin/desk/drafts/${data.draft_id}`
    const sections = sectionsOf(anArticle('Taps in 15 villages', { summary: 'Water came by pipe.' }))
    const changes = Object.entries(sections).map(([section, fields]) => ({ section, fields, base: 0 }))
    await server.call('PUT', `${draft}/sections`, { as, body: { changes } })

    engines.mood = 'loses numbers'
    const page = await open(`/admin/dashboard?tab=desk&draft=${data.draft_id}`, { as, on: server })
    await page.getByRole('tab', { name: 'Draft from sources' }).click()
    await page.getByLabel('Propose').selectOption('A translation')
    await page.getByLabel('Into').selectOption('Hindi')
    await page.getByRole('button', { name: 'Ask for a proposal' }).click()
    const title = page.getByRole('region', { name: /: Title$/ })
    await expect(title).toBeVisible({ timeout: 60_000 })
    await expect(title.getByText('Taps in 15 villages')).toHaveAttribute('lang', 'en')
    expect(await violations(page)).toEqual([])
    await expect(title.getByRole('button', { name: /^Accept/ })).toBeDisabled()
    for (const confirm of await page.getByRole('button', { name: /^I confirm it/ }).all()) await confirm.click()
    const accepts = page.getByRole('button', { name: /^Accept: / })
    for (let left = await accepts.count(); left > 0; left--) {
      await accepts.first().click()
      await expect(accepts).toHaveCount(left - 1)
    }
    await page.getByRole('link', { name: 'Back to the desk' }).click()
    await expect(page.getByText('Hindi complete', { exact: false })).toBeVisible()
    await page.close()

    await server.call('PUT', `${draft}/state`, { as, body: { state: 'approved' } })
    await server.call('POST', `/api/admin/desk/days/${DAY}/publish`, { as, body: { status: 'published' } })
    const reader = await people.aFreeReader()
    const readers = await open('/dashboard', { as: reader, on: server, remembers: { reading_language: 'hi' } })
    await readers.getByRole('link', { name: translated('Taps in 15 villages', 'hi', 'loses numbers') }).click()
    await expect(readers.getByText(translated('Water came by pipe.', 'hi')).first()).toBeVisible()
    await expect(readers.getByText('ड्राफ़्ट या अनुवाद मशीन (drafter) ने', { exact: false })).toBeVisible()
    await readers.close()
  } finally {
    await server.stop()
    await engines.stop()
  }
})

test('without a service the desk says in one line how to set it up', async ({ open, people, server }) => {
  const as = await people.anAdmin()
  const page = await open('/admin/dashboard?tab=desk&day=2031-09-04', { as })
  await page.getByText('Propose from the sources of the day').click()
  await expect(page.getByText('Drafting from sources is not set up here.', { exact: false })).toBeVisible()
  const { data } = await server.call<{ data: { service: null } }>('GET', drafting.list.path.replace(':day', '2031-09-04'), { as })
  expect(data.service).toBeNull()
})
