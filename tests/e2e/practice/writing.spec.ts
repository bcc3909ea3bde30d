import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import type { Library } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'
import { FLOW } from '#tests/support/fixtures/diagrams.ts'

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
const SECRET = 'The ratio that only the model answer has'
const POINTS = ['Names the article', 'Explains the test', 'Gives a case', 'Ends with a judgement']
const VALUE = 'The value that only the value box has'
const SOURCE = { title: 'Tables', publisher: 'Office', kind: 'data', date: '2025-01-02', url: 'https://example.org/tables' }
const MAINS = {
  question: 'Critically examine the powers of the Speaker. (150 words, 10 marks)',
  answer: `### Introduction\n${SECRET}.\n\n### Conclusion\nSo it is.`,
  marks: 10,
  key_demands: POINTS.map((point) => ({ point, marks: 2.5 })),
  value_box: ['data', 'committee', 'quotation'].map((kind) => ({ kind, text: `${VALUE}: ${kind}`, source: 0 })),
  sketch: { ...FLOW, source: 0 },
}

/** A mains question of its own, published for this test. @returns the path of its desk */
async function aQuestion(library: Library, server: E2eServer, as: Person, mains: object = MAINS): Promise<string> {
  const [articleId = ''] = await library.publish(library.aFreeDay(), [
    anArticle('The Speaker', { mains_model_answers: [mains], sources: [SOURCE] }),
  ])
  const { data } = await server.call<{ data: { mains_model_answers: { question_key: string }[] } }>(
    'GET',
    `/api/articles/${articleId}`,
    { as },
  )
  return `/write/q/${articleId}/${data.mains_model_answers[0]?.question_key}`
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })
const saved = (page: Page) => page.getByText(/^Saved \d/)
const submit = (page: Page) => page.getByRole('button', { name: 'Submit and compare' })

test('an answer is written with interruptions, compared with the model answer and scored', async ({
  open,
  people,
  library,
  server,
}) => {
  const as = await people.aNewProReader()
  const path = await aQuestion(library, server, as)
  const received: string[] = []
  const listen = async (context: BrowserContext) =>
    context.on('response', async (response) => received.push(await response.text().catch(() => '')))
  const first = await open(path, { as, prepare: listen, ...PHONE })
  await expect(first.getByText('Critically examine:')).toBeVisible()
  await expect(first.getByText('GS2 · 10 marks · 150 words · 7 minutes')).toBeVisible()
  await field(first).fill('The Speaker decides under the Tenth Schedule.')
  await expect(first.getByText('7 of 150 words')).toBeVisible()
  await expect(saved(first)).toBeVisible()
  await field(first).fill('The Speaker decides under the Tenth Schedule. The Court')
  // The tab is killed before the next save.
  await first.close()

  const page = await open(path, { as, prepare: listen })
  await expect(field(page)).toHaveValue(/^The Speaker decides under the Tenth Schedule\./)
  await field(page).fill('The Speaker decides under the Tenth Schedule. The Court may review it, as in Kihoto Hollohan.')
  await expect(saved(page)).toBeVisible()
  expect(received.join('')).not.toContain(SECRET)
  expect(received.join('')).not.toContain(POINTS[0])
  expect(received.join('')).not.toContain(VALUE)
  expect(received.join('')).not.toContain(FLOW.steps[0]?.label.en)
  await submit(page).click()

  await expect(page.getByRole('heading', { name: 'Model answer' })).toBeVisible()
  await expect(page.getByText(SECRET)).toBeVisible()
  const sketch = page.getByRole('figure')
  await expect(page.getByText('A sketch you could draw')).toBeVisible()
  await expect(sketch.getByRole('listitem')).toHaveCount(2)
  await expect(sketch.getByRole('link', { name: 'Office' })).toHaveAttribute('href', SOURCE.url)
  await page.getByText('Value box: data, committees, judgments, quotations').click()
  await expect(page.getByText(`${VALUE}: quotation`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tables' }).first()).toHaveAttribute('href', SOURCE.url)
  await expect(page.getByText('Rate 4 more to see your marks')).toBeVisible()
  const choose = (point: string, choice: string) =>
    page
      .getByRole('group', { name: new RegExp(point) })
      .getByRole('radio', { name: choice })
      .check()
  for (const [n, choice] of ['Met', 'Partly', 'Met', 'Missing'].entries()) await choose(POINTS[n] as string, choice)
  await expect(page.getByText('6.25 of 10 marks')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 points to review' }).click()
  const added = page.getByRole('status').filter({ hasText: '2 cards added to the review' })
  await expect(added.getByRole('link', { name: 'Review now' })).toHaveAttribute('href', '/review')
  await page.reload()
  await expect(page.getByText('6.25 of 10 marks')).toBeVisible()
  await expect(page.getByText('16 words in 1 minute')).toBeVisible()
})

test('a score that has not arrived yet is still there after a reload', async ({ open, people, library, server }) => {
  const as = await people.aNewProReader()
  const page = await open(await aQuestion(library, server, as), { as })
  await field(page).fill('The Speaker decides.')
  await submit(page).click()
  const met = page.getByRole('group', { name: new RegExp(POINTS[0] as string) }).getByRole('radio', { name: 'Met' })
  await page.route('**/api/writing/answers/*/scores', () => undefined)
  const asked = page.waitForRequest('**/api/writing/answers/*/scores')
  await met.check()
  await asked
  await page.reload()
  await expect(met).toBeChecked()
})

test('texts of two devices are both shown, and neither is lost', async ({ open, people, library, server, mishaps }) => {
  mishaps.allow(/status of 409/)
  const as = await people.aNewProReader()
  const path = await aQuestion(library, server, as)
  const [phone, laptop] = [await open(path, { as, ...PHONE }), await open(path, { as })]
  // Opened later, it would begin with the text of the phone.
  await expect(field(laptop)).toBeVisible()
  await field(phone).fill('From the phone.')
  await expect(saved(phone)).toBeVisible()
  await field(laptop).fill('From the laptop.')
  await expect(laptop.getByText('This answer was also changed on another device')).toBeVisible()
  await expect(laptop.getByText('From the phone.')).toBeVisible()
  await expect(submit(laptop)).toBeDisabled()
  await laptop.getByRole('button', { name: 'Keep both' }).click()
  await expect(field(laptop)).toHaveValue('From the phone.\n\nFrom the laptop.')
  await expect(saved(laptop)).toBeVisible()
  await submit(laptop).click()
  await expect(laptop.getByText(SECRET)).toBeVisible()
  // The phone goes on with what was finished there.
  await field(phone).fill('From the phone, later.')
  await expect(phone.getByText(SECRET)).toBeVisible()
})

test('of the texts of two devices I keep my own', async ({ open, people, library, server, mishaps }) => {
  mishaps.allow(/status of 409/)
  const as = await people.aNewProReader()
  const path = await aQuestion(library, server, as)
  const [phone, laptop] = [await open(path, { as, ...PHONE }), await open(path, { as })]
  await expect(field(laptop)).toBeVisible()
  await field(phone).fill('From the phone.')
  await expect(saved(phone)).toBeVisible()
  await field(laptop).fill('From the laptop.')
  await laptop.getByRole('button', { name: 'Keep the text below' }).click()
  await expect(field(laptop)).toHaveValue('From the laptop.')
  await expect(saved(laptop)).toBeVisible()
})

test('a text becomes a new answer when the server no longer has its draft', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.allow(/status of 404/)
  const as = await people.aNewProReader()
  const path = await aQuestion(library, server, as)
  const page = await open(path, { as })
  await field(page).fill('Kept here.')
  await expect(saved(page)).toBeVisible()
  const { data } = await server.call<{ data: { draft: { answer_id: string } }[] }>('GET', '/api/writing/drafts', { as })
  await server.call('DELETE', `/api/writing/answers/${data[0]?.draft.answer_id}`, { as })
  const savedAgain = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await field(page).fill('Kept here, and more.')
  await savedAgain
  await submit(page).click()
  await expect(page.getByText(SECRET)).toBeVisible()
})

test('without a network the desk opens again and the text is sent later', async ({ open, people, library, server, mishaps }) => {
  mishaps.allowOffline()
  const as = await people.aNewProReader()
  const path = await aQuestion(library, server, as)
  const page = await open(path, { as, ...WITH_WORKER })
  await expect(field(page)).toBeVisible()
  await deviceIsReady(page)
  await page.context().setOffline(true)
  await field(page).fill('Written in a train.')
  await expect(page.getByText('Saved on this device')).toBeVisible()
  await submit(page).click()
  await expect(page.getByText(/^You are offline\. Your answer is kept/)).toBeVisible()
  await page.reload()
  await expect(field(page)).toHaveValue('Written in a train.')
  await page.context().setOffline(false)
  await expect(saved(page)).toBeVisible()
  const other = await open(path, { as })
  await expect(field(other)).toHaveValue('Written in a train.')
})

test('somebody gives up, and writes again later', async ({ open, people, library, server }) => {
  const as = await people.aNewProReader()
  const page = await open(await aQuestion(library, server, as), { as, ...PHONE })
  await field(page).fill('Half of an answer.')
  await page.getByRole('button', { name: 'Show the model answer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show the model answer' }).click()
  await expect(page.getByText(SECRET)).toBeVisible()
  await page.getByRole('tab', { name: 'Your answer' }).click()
  await expect(page.getByText('Not submitted: you opened the model answer instead.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Score yourself' })).toBeHidden()
  await page.getByRole('link', { name: 'Write again' }).click()
  await expect(page.getByRole('link', { name: /, given up$/ })).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('handwritten pages are made smaller, shown, put in order and deleted', async ({ open, people, library, server }) => {
  const as = await people.aNewProReader()
  const page = await open(await aQuestion(library, server, as), { as, ...PHONE })
  const choose = page.getByLabel('Add photographs')
  const pdf = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 no picture') }
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]) }
  await choose.setInputFiles([pdf, broken])
  await expect(page.getByText(/^page\.jpg: This file is a PDF/)).toBeVisible()
  await expect(page.getByText(/^broken\.jpg: This/)).toBeVisible()
  for (const [n, colour] of ['red', 'blue'].entries()) {
    const buffer = Buffer.from(await pictureIn(page, colour, 4000, 3000), 'base64')
    expect(buffer.length).toBeGreaterThan(10_000)
    await choose.setInputFiles({ name: `${colour}.jpg`, mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('img', { name: `Page ${n + 1} of your answer` })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: 'Page 1 of your answer' })).toHaveAttribute('width', '2000')
  await page.getByRole('button', { name: 'Move up Page 2' }).click()
  await page.getByRole('button', { name: 'Delete Page 2' }).click()
  await expect(page.getByRole('img', { name: 'Page 2 of your answer' })).toBeHidden()
  await submit(page).click()
  await expect(page.getByRole('tab', { name: 'Your answer', selected: true })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Page 1 of your answer' })).toBeVisible()
  expect(await colourOf(page)).toBe('blue')
})

test('the desk works with the keyboard alone, and the clock can be hidden', async ({ open, people, library, server }) => {
  const as = await people.aNewProReader()
  const page = await open(await aQuestion(library, server, as), { as })
  await expect(page.getByRole('timer')).toHaveText(/^(7:00|6:\d\d) left$/)
  await page.locator('summary', { hasText: 'All directive words' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Take a position and defend it')).toBeVisible()
  await page.getByRole('button', { name: 'Hide timer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Show timer' })).toBeVisible()
  await field(page).focus()
  await page.keyboard.type('Short.')
  for (let n = 0; n < 2; n++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(SECRET)).toBeVisible()
  await page.getByRole('radio', { name: 'Missing' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Partly' }).first()).toBeChecked()
})

test('what I type while an earlier save is still on its way is no version of another device', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.expect(/status of 409/)
  const as = await people.aNewProReader()
  const page = await open(await aQuestion(library, server, as), { as })
  const first = Promise.withResolvers<void>()
  await page.route('**/api/writing/answers/*', async (route) => {
    if (!route.request().postData()?.includes('and more')) await first.promise
    await route.continue()
  })
  const isSending = page.waitForRequest((request) => request.method() === 'PUT')
  await field(page).fill('Begun')
  await isSending
  await field(page).fill('Begun, and more')
  // The second save waits in the outbox for the first.
  const outbox = () =>
    page.evaluate(() => Object.entries(localStorage).flatMap(([key, value]) => (key.includes('written-draft') ? [value] : [])))
  await expect.poll(async () => (await outbox()).join()).toContain('and more')
  first.resolve()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expect(page.getByText('another device')).toBeHidden()
  await expect(field(page)).toHaveValue('Begun, and more')
})

/** A JPEG of noise in one colour, as base64. */
const pictureIn = (page: Page, colour: string, width: number, height: number) =>
  page.evaluate(
    async ({ colour, width, height }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.fillStyle = colour
      context.fillRect(0, 0, width, height)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    { colour, width, height },
  )

/** The colour of the first photograph. */
const colourOf = (page: Page) =>
  page.getByRole('img', { name: 'Page 1 of your answer' }).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(image, 0, 0, 1, 1)
    const [red = 0, , blue = 0] = context.getImageData(0, 0, 1, 1).data
    return blue > red ? 'blue' : 'red'
  })
