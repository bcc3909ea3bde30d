import type { Page } from '@playwright/test'
import type { FeedbackDetail } from '#contract/site/feedback.ts'
import { readMail } from '#tests/support/browser/mail.ts'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const subject = (page: Page) => page.getByRole('textbox', { name: 'Subject' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit feedback' })
const timeline = (page: Page) => page.getByRole('region', { name: 'Status' }).getByRole('listitem')

const send = async (server: E2eServer, as: Person, words: { subject: string; message: string }) =>
  (await server.call<{ data: FeedbackDetail }>('POST', '/api/feedback', { as, body: words })).data
const review = (server: E2eServer, admin: Person, { feedback_id }: FeedbackDetail, body: object) =>
  server.call('PUT', `/api/admin/feedback/${feedback_id}`, { as: admin, body })

test('I send feedback, follow it by its tracking id and find it in my list', async ({ open, people }) => {
  const page = await open('/feedback/submit', {
    as: await people.aFreeReader(),
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await expect(submit(page)).toBeDisabled()
  await subject(page).fill('Audio stops')
  await message(page).fill('   ')
  await expect(submit(page)).toBeDisabled()
  await message(page).fill('After two minutes.\n\nOn every article.')
  await submit(page).click()

  const thanks = page.getByRole('heading', { name: 'Thank you, your feedback has been sent' })
  await expect(thanks).toBeFocused()
  const trackingId = (await page.getByText(/^FB-[0-9A-Z]{20}$/).textContent()) ?? ''
  await page.getByRole('button', { name: 'Copy the tracking ID' }).click()
  await expect(page.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(trackingId)

  await page.getByRole('button', { name: 'Send more feedback' }).click()
  await expect(subject(page)).toBeFocused()
  await subject(page).fill('Second')
  await message(page).fill('Another.')
  await submit(page).click()
  await expect(thanks).toBeFocused()
  await page.goto(`/feedback/track/${trackingId}`)
  await expect(page).toHaveURL(`/feedback/track/${trackingId}`)
  await expect(heading(page, 'Audio stops')).toBeVisible()
  await expect(timeline(page)).toHaveText([/^Submitted/])
  await expect(page.getByText('No response yet.')).toBeVisible()

  await page.getByRole('link', { name: 'My feedback', exact: true }).first().click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Audio stops' })).toContainText(trackingId)
  await page.getByRole('link', { name: 'New Feedback' }).click()
  await expect(subject(page), 'what was sent is no draft any more').toHaveValue('')
})

test('my text is still there after a reload and a failed send, and arrives once', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const reader = await people.aFreeReader()
  const page = await open('/feedback/submit', { as: reader })
  await subject(page).fill('खोज धीमी है')
  await message(page).fill('बहुत देर लगती है।')
  await page.reload()
  await expect(message(page)).toHaveValue('बहुत देर लगती है।')

  // The first request arrives, but its reply is lost.
  let tries = 0
  await page.route('**/api/feedback', async (route) => {
    tries++
    if (tries > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(subject(page)).toHaveValue('खोज धीमी है')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  const mine = await server.call<{ data: unknown[] }>('GET', '/api/feedback/my-feedback', { as: reader })
  expect(mine.data).toHaveLength(1)
})

test('when I leave before the reply arrives I see the result on the page where I am', async ({ open, people, mishaps }) => {
  mishaps.expect(/ERR_FAILED/)
  const page = await open('/feedback/submit', { as: await people.aFreeReader() })
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let tries = 0
  await page.route('**/api/feedback', async (route) => {
    const turn = tries++
    await answers[turn]?.promise
    await (turn === 0 ? route.abort() : route.continue())
  })
  const sendAndLeave = async () => {
    await submit(page).click()
    await expect(submit(page)).toBeDisabled()
    await page.getByRole('link', { name: 'Back to Me' }).click()
    await expect(heading(page, 'Me')).toBeVisible()
    answers[tries - 1]?.resolve()
  }
  await subject(page).fill('Slow')
  await message(page).fill('On the train.')
  await sendAndLeave()
  await expect(
    page.getByText('The server could not be reached. Please check your connection and try again.', { exact: true }),
  ).toBeVisible()
  await page.goBack()
  await expect(message(page), 'a failure leaves the draft').toHaveValue('On the train.')
  await sendAndLeave()
  await expect(page.getByText('Your feedback has been sent', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(message(page)).toHaveValue('')
})

test('an empty list leads to the form', async ({ open, people }) => {
  const page = await open('/feedback/my-feedback', { as: await people.aFreeReader() })
  await expect(page.getByText('No feedback yet')).toBeVisible()
  await page.getByRole('link', { name: 'New Feedback' }).click()
  await expect(page).toHaveURL('/feedback/submit')
  await page.getByRole('link', { name: 'Back to Me' }).click()
  await expect(page).toHaveURL('/me')
})

test('a long list loads older feedback', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  for (let place = 1; place <= 51; place++) await send(server, reader, { subject: `Remark ${place}`, message: 'Hello' })
  const page = await open('/feedback/my-feedback', { as: reader })
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(50)
  await page.getByRole('button', { name: 'Show older feedback' }).click()
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Remark 1')
})

test('a list that cannot be loaded says why, and I can retry', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 503/)
  mishaps.expect(/ERR_FAILED/)
  const page = await open('/feedback/submit', { as: await people.aFreeReader(), withClock: true })
  const list = '**/api/feedback/my-feedback*'
  await page.route(list, (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'The service is busy.', code: 'unavailable' } }),
  )
  await page.getByRole('link', { name: 'My feedback', exact: true }).last().click()
  await page.clock.runFor(10_000)
  await expect(page.getByText('Failed to fetch feedback')).toBeVisible()
  await expect(page.getByText('The service is busy.')).toBeVisible()
  await page.unroute(list)
  await page.route(list, (route) => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.clock.runFor(10_000)
  await expect(page.getByText('Failed to load feedback')).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No feedback yet')).toBeVisible()
})

test('an unknown tracking id, or another person’s, is not found', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/status of 404/)
  const other = await send(server, await people.aFreeReader(), { subject: 'Mine alone', message: 'Hello' })
  const reader = await people.aFreeReader()
  for (const id of ['FB-0000000000', other.tracking_id, 'nonsense']) {
    const page = await open(`/feedback/track/${id}`, { as: reader })
    await expect(heading(page, 'Feedback Not Found')).toBeVisible()
    await expect(page.getByText(`No feedback has the tracking ID ${id}.`)).toBeVisible()
    await expect(page).toHaveTitle(/^Feedback Not Found/)
    await expect(page.getByText('Feedback not found. Please check the tracking ID.')).toBeVisible()
    await page.getByRole('link', { name: 'View My Feedback' }).click()
    await expect(heading(page, 'My feedback')).toBeVisible()
  }
})

test('I can edit my feedback until somebody works on it', async ({ open, people, server, mishaps }) => {
  mishaps.expect(/status of 409/)
  const reader = await people.aFreeReader()
  const sent = await send(server, reader, { subject: 'Clock is slow', message: 'By a minute.' })
  const page = await open(`/feedback/track/${sent.tracking_id.toLowerCase()}`, { as: reader })
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(subject(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await message(page).fill('By an hour.')
  await page.reload()
  await expect(message(page), 'the edit goes on after a reload').toHaveValue('By an hour.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const saved = page.getByText('Feedback updated successfully').last()
  await expect(saved).toBeVisible()
  await expect(page.getByText('By an hour.')).toBeVisible()
  await expect(saved).toBeHidden()

  await page.getByRole('button', { name: 'Edit' }).click()
  await subject(page).fill('Too late')
  await review(server, await people.anAdmin(), sent, { status: 'in_progress' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Feedback can no longer be edited')).toBeVisible()
  await expect(subject(page), 'the words stay, to be copied').toHaveValue('Too late')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page, 'Clock is slow')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden()
  await expect(timeline(page)).toHaveText([/^Submitted/, /^Received$/, /^In Progress/])
})

test('I get a response as a notification and by email', async ({ open, people, server }) => {
  const reader = await people.aFreeReader()
  const sent = await send(server, reader, { subject: 'More maps', message: 'Maps help.' })
  await review(server, await people.anAdmin(), sent, {
    status: 'resolved',
    admin_response: 'See https://example.org/maps, it has <b>many</b>.',
  })
  const page = await open('/dashboard', { as: reader })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: /Your feedback is now resolved/ }).click()
  await expect(heading(page, 'More maps')).toBeVisible()
  await expect(timeline(page)).toHaveText([/^Submitted/, /^Received$/, /^In Progress$/, /^Resolved/])
  await expect(page.getByRole('region', { name: 'Response' })).toContainText('it has <b>many</b>.')
  await expect(page.getByRole('link', { name: 'https://example.org/maps' })).toHaveAttribute('rel', /noopener/)
  const mail = await readMail(server, reader.email)
  for (const part of ['Your feedback is now resolved', sent.tracking_id, `${server.url}/feedback/track/${sent.tracking_id}`])
    expect(mail).toContain(part)
})

test('a text that is too long is not cut; the form says so', async ({ open, people }) => {
  const page = await open('/feedback/submit', { as: await people.aFreeReader() })
  await subject(page).fill('x'.repeat(201))
  await message(page).fill('Hello')
  await expect(page.getByRole('alert')).toHaveText('Subject must be at most 200 characters; this has 201')
  await expect(submit(page)).toBeDisabled()
  await subject(page).fill('x'.repeat(200))
  await expect(page.getByText('200 of 200 characters')).toBeVisible()
  await expect(submit(page)).toBeEnabled()
})
