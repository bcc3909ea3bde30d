import type { Page } from '@playwright/test'
import { Library } from '#tests/support/browser/library.ts'
import { aDayOfQuestions, marks, option, question, saved, submit } from '#tests/support/browser/mock-tests.ts'
import { People } from '#tests/support/browser/people.ts'
import { type ServerWithClock, startServerWithClock } from '#tests/support/browser/server-with-clock.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { inIndianTime } from '#web/platform/time/indian-time.ts'

const PATH = '/admin/dashboard?tab=mock-tests'
const MINUTE = 60_000

test.describe.configure({ timeout: 240_000 })

const inMinutes = (server: ServerWithClock, minutes: number) =>
  inIndianTime(new Date(server.now().getTime() + minutes * MINUTE).toISOString())

async function compose(page: Page, server: ServerWithClock, day: string, title: string) {
  await page.getByRole('link', { name: 'Compose a test' }).click()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Opens (IST)').fill(inMinutes(server, -1))
  await page.getByLabel('Closes (IST)').fill(inMinutes(server, 60))
  await page.getByLabel('Minutes', { exact: true }).fill('30')
  await page.getByText('Topics and dates').click()
  await page.getByLabel('Published from').fill(day)
  await page.getByLabel('Published until').fill(day)
  await page.getByLabel('How many').fill('12')
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await expect(page.getByRole('heading', { name: '12 questions' })).toBeVisible()
}

async function act(page: Page, question: number, action: string) {
  await page.getByRole('button', { name: `More about question ${question}`, exact: true }).click()
  await page.getByRole('button', { name: action }).click()
}

test('an admin composes a test, two people take it once each, and the results come for both together', async ({
  open,
  mishaps,
}) => {
  // The result is asked for before it is out.
  mishaps.allow(/status of 409/)
  const server = await startServerWithClock()
  const pages: Page[] = []
  try {
    const people = new People(server)
    const day = await aDayOfQuestions(new Library(server, people), 20)
    const admin = await open(PATH, { as: await people.comesBack('admin'), on: server })
    pages.push(admin)
    await compose(admin, server, day, 'Herons of India')
    await act(admin, 3, 'Take off the paper')
    await act(admin, 1, 'Take off the paper')
    const moved = (await admin.getByRole('button', { name: /^2\./ }).innerText()).replace(/\D*2\.\s*/, '')
    await act(admin, 2, 'Move up')
    await expect(admin.getByRole('button', { name: /^1\./ })).toContainText(moved)
    await admin.getByLabel('How many').fill('2')
    await admin.getByRole('button', { name: 'Draw more' }).click()
    await expect(admin.getByRole('heading', { name: '12 questions' })).toBeVisible()
    await admin.getByRole('button', { name: 'Preview' }).click()
    const preview = admin.getByRole('dialog', { name: 'Preview' })
    await expect(preview.getByRole('heading', { name: 'Question 1 of 12' })).toBeVisible()
    await expect(preview).toContainText(moved.slice(0, 20))
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: 'Schedule the test' }).click()
    await expect(admin.getByText('The test was scheduled.', { exact: true })).toBeVisible()

    for (const letters of ['BB', 'BC']) {
      const page = await open('/mock-tests', { as: await people.aNewProReader(), on: server })
      pages.push(page)
      await page.getByRole('button', { name: 'Begin Herons of India' }).click()
      await expect(page.getByRole('dialog')).toContainText('One attempt.')
      await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
      for (const [place, letter] of [...letters].entries()) {
        await expect(question(page, place + 1, 12)).toBeVisible()
        await option(page, letter).check()
        await page.keyboard.press('ArrowRight')
      }
      await expect(saved(page)).toBeVisible()
      await submit(page)
      await expect(page.getByText(/^Results come out on .* at .*\. They will appear here\.$/)).toBeVisible()
      await page.goto('/mock-tests')
      await expect(page.getByRole('region', { name: 'Taken' }).getByRole('link')).toContainText(/^Herons of India.*Results \d/)
      await expect(page.getByRole('button', { name: 'Begin Herons of India' })).toHaveCount(0)
    }
    await admin.goto(PATH)
    await expect(admin.getByText('2 submitted')).toBeVisible()

    server.wait(1)
    for (const [place, text] of ['4.00 of 24.00', '1.34 of 24.00'].entries()) {
      const page = pages[place + 1] as Page
      await expect(async () => {
        await page.goto('/mock-tests')
        await page.getByRole('link', { name: text }).first().click({ timeout: 2000 })
      }).toPass({ timeout: 150_000, intervals: [2000] })
      await expect(marks(page, text)).toBeVisible()
    }
  } finally {
    for (const page of pages) await page.context().close()
    await server.stop()
  }
})

test('an announced test can be changed and deleted, and the rules of tests that people make can be set', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 4\d\d/)
  const day = await aDayOfQuestions(library, 20)
  const page = await open(PATH, { as: await people.comesBack('admin') })
  const soon = { now: () => new Date(Date.now() + 1000 * MINUTE) } as ServerWithClock
  await compose(page, soon, day, 'A test to come')
  // A mistake in a folded part unfolds it.
  await page.getByText('Marks: +2.00 right, −0.66 wrong, 0.00 left out').click()
  await page.getByLabel('Wrong').fill('')
  await page.getByText(/^Marks: /).click()
  await page.getByRole('button', { name: 'Schedule the test' }).click()
  await page.getByLabel('Wrong').fill('-0.66')
  await page.getByRole('button', { name: 'Schedule the test' }).click()
  await page.getByRole('link', { name: 'Change A test to come' }).click()
  await page.getByLabel('Title').fill('A test with another name')
  await page.getByLabel('Closes (IST)').fill(inMinutes(soon, 5))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'The test must stay open for its 30 minutes at least' }).first(),
  ).toBeVisible()
  await page.getByLabel('Closes (IST)').fill(inMinutes(soon, 50))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Delete A test with another name' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“A test with another name” was deleted.', { exact: true })).toBeVisible()
  await page.getByLabel('Minutes for 100 questions').fill('110')
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('The rules were saved.', { exact: true })).toBeVisible()
  await page.getByLabel('Minutes for 100 questions').fill('120')
  await page.getByRole('button', { name: 'Save rules' }).click()
})
