import { plannedDraft } from '#tests/support/browser/drafts.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('I write an article without JSON, see it beside my text, and have it approved', async ({
  open,
  people,
  library,
  server,
}) => {
  const admin = await people.anAdmin()
  const path = await plannedDraft(server, admin, { title: 'Groundwater', day: library.aFreeDay() })
  const page = await open(path, { as: admin })
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Groundwater in 2024')
  await page.getByLabel('Paper').selectOption('GS3')
  await page.getByRole('textbox', { name: 'Summary' }).fill('Two wells in three fell.')
  await page.getByRole('textbox', { name: 'Past', exact: true }).fill('Wells were dug by hand.')
  await expect(page.getByText(/^Saved, last at/)).toBeVisible()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Groundwater in 2024' })).toBeVisible()
  const past = preview.getByText('Wells were dug by hand.')
  await expect(past).toBeVisible()
  const [width, ofText] = [(await preview.boundingBox())?.width ?? 0, (await past.boundingBox())?.width ?? 0]
  expect(ofText / width, 'no room is lost beside the text').toBeGreaterThan(0.8)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Two wells in three fell.')
  await page.getByRole('button', { name: 'Ready for review' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('button', { name: 'Back to writing' })).toBeVisible()
  await expect(page.getByText('Approved', { exact: true })).toBeVisible()
})

test('what cannot be approved is named at its field', async ({ open, people, library, server, mishaps }) => {
  mishaps.expect(/status of 422.*state/)
  const admin = await people.anAdmin()
  const path = await plannedDraft(server, admin, { title: 'Empty', day: library.aFreeDay() }, { title: 'Empty' })
  const page = await open(path, { as: admin })
  await page.getByRole('button', { name: 'Approve' }).click()
  await page
    .getByRole('link', { name: /Summary/ })
    .or(page.getByRole('button', { name: /Summary/ }))
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused()
})

test('I am led to what has to be mended, then to the advice, and only then to the approval', async ({
  open,
  people,
  library,
  server,
}) => {
  const admin = await people.anAdmin()
  const article = anArticle('Rivers', { gs_paper_category: undefined })
  const path = await plannedDraft(server, admin, { title: 'Rivers', day: library.aFreeDay() }, article)
  const page = await open(path, { as: admin })
  const filled = page.locator('main button.bg-accent')
  await expect(filled).toHaveText(['See 1 thing to mend'])
  await page.getByRole('tab', { name: 'Comments' }).click()
  await filled.click()
  const mistakes = page.getByRole('region', { name: '1 thing to mend' })
  await expect(mistakes).toBeFocused()
  await mistakes.getByRole('button').click()
  await page.getByLabel('Paper').selectOption('GS3')
  await expect(mistakes).toBeHidden()
  await expect(filled).toHaveText([/^See the advice \(\d+\)$/])
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await filled.click()
  const advice = page.getByRole('region', { name: 'Advice', exact: true })
  await expect(advice).toBeFocused()
  await expect(advice.getByRole('button').first()).toBeVisible()
  await expect(filled).toHaveText(['Approve'])
})

test('two people write in one article: each sees the other, one asks for a section and gets it, and no text is lost', async ({
  open,
  people,
  library,
  server,
}) => {
  const [one, other] = [await people.aNewAdmin(), await people.aNewAdmin()]
  const path = await plannedDraft(server, one, { title: 'Rivers', day: library.aFreeDay() }, anArticle('Rivers'))
  const [mine, theirs] = [await open(path, { as: one }), await open(path, { as: other })]
  await mine.getByRole('textbox', { name: 'Past', exact: true }).fill('Mine.')
  await expect(theirs.getByText(`${one.user.username} is writing here.`)).toBeVisible()
  await expect(theirs.getByRole('textbox', { name: 'Past', exact: true })).toBeDisabled()
  await theirs.getByRole('textbox', { name: 'Future', exact: true }).fill('Theirs.')
  await theirs.getByRole('button', { name: `Ask ${one.user.username} for it` }).click()
  await mine.getByRole('button', { name: 'Hand it over' }).click()
  await expect(theirs.getByRole('textbox', { name: 'Past', exact: true })).toBeEnabled()
  await expect(theirs.getByRole('textbox', { name: 'Past', exact: true })).toHaveValue('Mine.')
  await theirs.getByRole('textbox', { name: 'Past', exact: true }).fill('Mine, and theirs.')
  await expect(mine.getByRole('textbox', { name: 'Past', exact: true })).toHaveValue('Mine, and theirs.')
  await expect(mine.getByRole('textbox', { name: 'Future', exact: true })).toHaveValue('Theirs.')
  await mine.getByRole('tab', { name: 'Versions' }).click()
  await mine.getByRole('button', { name: /^Compare version 1/ }).click()
  await expect(mine.getByRole('region', { name: 'Now' }).first()).toBeVisible()
})

test('what I have of a draft is not sent again while I write, and the change of another person is', async ({
  open,
  people,
  library,
  server,
}) => {
  const [one, other] = [await people.aNewAdmin(), await people.aNewAdmin()]
  const path = await plannedDraft(server, one, { title: 'Rivers', day: library.aFreeDay() }, anArticle('Rivers'))
  const page = await open(path, { as: one })
  const [id] = path.split('draft=').slice(1)
  const sectionsOf = async (after: number) => {
    const reply = await page.waitForResponse((reply) => reply.url().endsWith(`${id}?after=${after}`))
    return (await reply.json()).data.sections.map(({ section }: { section: string }) => section)
  }
  expect(await sectionsOf(1)).toEqual([])
  await page.getByRole('textbox', { name: 'Past', exact: true }).fill('Mine.')
  expect(await sectionsOf(2)).toEqual([])
  const changes = [{ section: 'future', fields: { 'analysis_text.future': 'Theirs.' }, base: 1 }]
  await server.call('PUT', `/api/admin/desk/drafts/${id}/sections`, { as: other, body: { changes } })
  await expect(page.getByRole('textbox', { name: 'Future', exact: true })).toHaveValue('Theirs.')
  await expect(page.getByRole('textbox', { name: 'Past', exact: true })).toHaveValue('Mine.')
  expect(await sectionsOf(3)).toEqual([])
})

test('text that cannot be saved is kept through a reload, and where somebody else saved first I choose', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/sections|ERR_FAILED|status of 409/)
  const [one, other] = [await people.aNewAdmin(), await people.aNewAdmin()]
  const path = await plannedDraft(server, one, { title: 'Rivers', day: library.aFreeDay() }, anArticle('Rivers'))
  const page = await open(path, { as: one })
  await page.route('**/sections', (route) => route.abort())
  await page.getByRole('textbox', { name: 'Past', exact: true }).fill('Typed without a network.')
  await expect(page.getByText(/Your text is kept on this device/)).toBeVisible()
  const [id] = path.split('draft=').slice(1)
  await server.call('PUT', `/api/admin/desk/drafts/${id}/holds/past`, { as: one, body: { action: 'release' } })
  const { data } = await server.call<{ data: { sections: { section: string; revision: number }[] } }>(
    'GET',
    `/api/admin/desk/drafts/${id}`,
    { as: other },
  )
  const base = data.sections.find(({ section }) => section === 'past')?.revision
  const changes = [{ section: 'past', fields: { 'analysis_text.past': 'Saved by another.' }, base }]
  await server.call('PUT', `/api/admin/desk/drafts/${id}/sections`, { as: other, body: { changes } })
  await page.unroute('**/sections')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Past', exact: true })).toHaveValue('Typed without a network.')
  await expect(page.getByText(/has changed this since you began/)).toBeVisible()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByText(/^Saved, last at/)).toBeVisible()
  const after = await server.call<{ data: { sections: { section: string; fields: unknown }[] } }>(
    'GET',
    `/api/admin/desk/drafts/${id}`,
    { as: other },
  )
  expect(after.data.sections.find(({ section }) => section === 'past')?.fields).toEqual({
    'analysis_text.past': 'Typed without a network.',
  })
})

test('where somebody saves while I type, I choose my text and it is saved', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 409/)
  const [one, other] = [await people.aNewAdmin(), await people.aNewAdmin()]
  const path = await plannedDraft(server, one, { title: 'Rivers', day: library.aFreeDay() }, anArticle('Rivers'))
  const page = await open(path, { as: one })
  const past = page.getByRole('textbox', { name: 'Past', exact: true })
  await expect(past).toBeVisible()
  const [id] = path.split('draft=').slice(1)
  const saved = () => page.waitForResponse((reply) => reply.url().endsWith('/sections') && reply.request().method() === 'PUT')
  // Nobody holds the section: the call that takes it is lost, as on a bad network.
  await page.route('**/holds/past', (route) =>
    route.fulfill({ status: 409, json: { success: false, error: 'Busy', code: 'held' } }),
  )
  await page.route(
    '**/sections',
    async (route) => {
      const changes = [{ section: 'past', fields: { 'analysis_text.past': 'Saved by another.' }, base: 1 }]
      await server.call('PUT', `/api/admin/desk/drafts/${id}/sections`, { as: other, body: { changes } })
      await route.continue()
    },
    { times: 1 },
  )
  const refused = saved()
  await past.fill('Mine.')
  expect((await refused).status()).toBe(409)
  const accepted = saved()
  await page.getByRole('button', { name: 'Save mine' }).click()
  expect((await accepted).status()).toBe(200)
  await expect(page.getByText(/^Saved, last at/)).toBeVisible()
})

test('I comment on words that I selected, and close the comment', async ({ open, people, library, server }) => {
  const admin = await people.anAdmin()
  const path = await plannedDraft(server, admin, { title: 'Rivers', day: library.aFreeDay() }, anArticle('Rivers'))
  const page = await open(path, { as: admin })
  const past = page.getByRole('textbox', { name: 'Past', exact: true })
  await past.click()
  await past.selectText()
  await page.getByRole('tab', { name: 'Comments' }).click()
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill('Which Act?')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Comments (1)' })).toBeVisible()
  await expect(page.getByText('Which Act?')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Closed: 1')).toBeVisible()
})
