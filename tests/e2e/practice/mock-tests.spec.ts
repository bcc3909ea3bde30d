import type { BrowserContext, Page } from '@playwright/test'
import { deviceIsReady, everythingStored, WITH_WORKER } from '#tests/support/browser/device.ts'
import { pressEnterOn } from '#tests/support/browser/keys.ts'
import { Library } from '#tests/support/browser/library.ts'
import {
  aBegunTest,
  aDayOfQuestions,
  attemptOf,
  clock,
  expectRightClock,
  marks,
  option,
  question,
  readerInTest,
  SECRET,
  saved,
  submit,
} from '#tests/support/browser/mock-tests.ts'
import { People } from '#tests/support/browser/people.ts'
import { startServerWithClock } from '#tests/support/browser/server-with-clock.ts'
import { hideTab, showTab } from '#tests/support/browser/tab.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const
const main = (page: Page) => page.getByRole('main')

/** As when somebody comes back to the tab. */
async function comeBack(page: Page) {
  await hideTab(page)
  await showTab(page)
}

test('I make a test of 40 questions, the tab dies at question 37, and I go on from my phone with answers and clock right', async ({
  open,
  people,
  library,
  server,
}) => {
  const day = await aDayOfQuestions(library, 40)
  const reader = await people.aNewProReader()
  const page = await open('/practise', { as: reader })
  await main(page).getByRole('link', { name: 'Mock tests' }).click()
  await page.getByText('Topics and dates').click()
  await page.getByLabel('Published from').fill(day)
  await page.getByLabel('Published until').fill(day)
  await page.getByLabel('Number of questions').fill('41')
  await expect(page.getByText('Only 40 questions found')).toBeVisible()
  await page.getByLabel('Number of questions').fill('40')
  await expect(page.getByText('40 questions in 48 minutes. 40 to draw from.')).toBeVisible()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const rules = page.getByRole('dialog', { name: 'Your test' })
  await expect(rules).toContainText('40 questions, 48 minutes')
  await expect(rules).toContainText('−0.66')
  await rules.getByRole('button', { name: 'Begin' }).click()

  for (let number = 1; number <= 37; number++) {
    await expect(question(page, number, 40)).toBeVisible()
    await page.keyboard.press(number % 4 === 0 ? 'c' : 'b')
    if (number === 5) await page.keyboard.press('f')
    if (number < 37) await page.keyboard.press('ArrowRight')
  }
  await page.getByRole('button', { name: 'Guess' }).click()
  await expect(saved(page)).toBeVisible()
  const attemptId = new URL(page.url()).pathname.split('/')[2] ?? ''
  await page.close({ runBeforeUnload: false })

  const phone = await open('/mock-tests', { as: reader, ...PHONE })
  await expect(phone.getByText('37 of 40 answered')).toBeVisible()
  await phone.getByRole('link', { name: 'Continue' }).click()
  await expect(question(phone, 38, 40)).toBeVisible()
  await expectRightClock(phone, server, reader, attemptId)
  await phone.getByRole('button', { name: '37/40 answered: all questions' }).click()
  const palette = phone.getByRole('dialog', { name: 'Questions' })
  await expect(palette.getByRole('button', { name: /^Question 38,/ })).toBeFocused()
  await expect(palette.getByRole('button', { name: 'Question 5, answered, flagged' })).toBeVisible()
  await expect(palette.getByRole('button', { name: 'Question 39, not seen' })).toBeVisible()
  await palette.getByRole('button', { name: 'Question 37, answered', exact: true }).click()
  await expect(option(phone, 'B')).toBeChecked()
  await expect(phone.getByRole('button', { name: 'Guess' })).toHaveAttribute('aria-pressed', 'true')
  await submit(phone)

  // 28 right and 9 wrong.
  await expect(marks(phone, '50.06 of 80.00')).toBeVisible()
  await expect(phone.getByText('Time ran out')).toHaveCount(0)
  await phone.reload()
  await expect(marks(phone, '50.06 of 80.00')).toBeVisible()
  await expect(phone.getByText('Time ran out')).toHaveCount(0)
  await expect(
    phone.getByText('You guessed once and were right once. With −0.66 for each wrong answer, that makes +2.00 marks.'),
  ).toBeVisible()
  // The wrong answers and the guess.
  await expect(phone.getByText('10 cards added to the review')).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Review now (2 min)' })).toHaveAttribute('href', '/review')
  await expect(phone.getByText('Explains')).toHaveCount(2)
  await expect(phone.getByRole('combobox', { name: 'Show' })).toHaveValue('wrong')
  const first = phone
    .getByRole('listitem')
    .filter({ has: phone.getByRole('heading', { name: /^Question 4/ }) })
    .first()
  await expect(first).toContainText(SECRET)
  await first.getByRole('combobox', { name: /^Why/ }).selectOption('Misread the question')
  await expect(phone.getByText('1 question, 2.66 marks lost')).toBeVisible()
  await phone.getByRole('link', { name: 'Mock tests' }).first().click()
  await expect(phone.getByRole('link', { name: /50\.06 of 80\.00/ })).toBeVisible()
})

test('two devices at once: each takes what the other answered, and what comes after the submission is told plainly', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.allowOffline()
  mishaps.expect(/status of 409/)
  const { reader, attempt } = await readerInTest(people, library, server)
  const path = `/mock-tests/${attempt.attempt_id}`
  const laptop = await open(path, { as: reader })
  const phone = await open(path, { as: reader, ...PHONE })
  // Opened later, it would begin with the first question that is not answered.
  await expect(question(phone, 1, 20)).toBeVisible()
  await option(laptop, 'A').check()
  await expect(saved(laptop)).toBeVisible()
  await phone.getByRole('button', { name: 'Next' }).click()
  await option(phone, 'D').check()
  await expect(saved(phone)).toBeVisible()
  await comeBack(laptop)
  await expect(laptop.getByRole('button', { name: 'Question 2, answered' })).toBeVisible()
  await phone.getByRole('button', { name: 'Previous' }).click()
  await expect(question(phone, 1, 20)).toBeVisible()
  await comeBack(phone)
  await expect(option(phone, 'A')).toBeChecked()
  await option(phone, 'B').check()
  await expect(saved(phone)).toBeVisible()
  await comeBack(laptop)
  await expect(option(laptop, 'B')).toBeChecked()

  await phone.context().setOffline(true)
  await option(phone, 'C').check()
  await expect(phone.getByText('On this device')).toBeVisible()
  await submit(laptop)
  // One right and one wrong.
  await expect(marks(laptop, '1.34 of 40.00')).toBeVisible()
  await phone.context().setOffline(false)
  await expect(
    main(phone).getByText('This test was submitted on another device. One answer that was given here afterwards did not count.'),
  ).toBeVisible()
  await expect(marks(phone, '1.34 of 40.00')).toBeVisible()
})

test('on a phone without a network I go on after a reload and submit, and everything arrives later', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.allowOffline()
  const { reader, attempt } = await readerInTest(people, library, server)
  const phone = await open(`/mock-tests/${attempt.attempt_id}`, { as: reader, ...PHONE, ...WITH_WORKER })
  await deviceIsReady(phone)
  await option(phone, 'B').check()
  await expect(saved(phone)).toBeVisible()
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Next' }).click()
  await option(phone, 'B').check()
  await phone.getByRole('button', { name: 'Sure' }).click()
  await phone.reload()
  await phone.getByRole('button', { name: '2/20 answered: all questions' }).click()
  await phone.getByRole('button', { name: 'Question 2, answered' }).click()
  await expect(option(phone, 'B')).toBeChecked()
  await expect(phone.getByRole('button', { name: 'Sure' })).toHaveAttribute('aria-pressed', 'true')
  await submit(phone)
  await expect(phone.getByText('Your answers are on this device')).toBeVisible()
  expect((await attemptOf(server, reader, attempt.attempt_id)).state).toBe('open')
  await phone.context().setOffline(false)
  await expect(marks(phone, '4.00 of 40.00')).toBeVisible()
})

test('the clock of the device is a day off and is changed in the middle: the test goes by the clock of the server', async ({
  open,
  people,
  library,
  server,
}) => {
  const { reader, attempt } = await readerInTest(people, library, server)
  const page = await open(`/mock-tests/${attempt.attempt_id}`, { as: reader, prepare: moveClock })
  await expectRightClock(page, server, reader, attempt.attempt_id)
  await option(page, 'B').check()
  await expect(saved(page)).toBeVisible()
  for (const hours of [-24, 48]) {
    await page.evaluate((hours) => Reflect.set(window, 'hoursAhead', hours), hours)
    await expectRightClock(page, server, reader, attempt.attempt_id)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('b')
    await expect(page.getByText('Time is up')).toHaveCount(0)
  }
  await expect(saved(page)).toBeVisible()
  await expect
    .poll(async () => (await attemptOf(server, reader, attempt.attempt_id)).answers.filter(({ option }) => option === 'B').length)
    .toBe(3)
  await expectRightClock(page, server, reader, attempt.attempt_id)
})

const moveClock = (context: BrowserContext) =>
  context.addInitScript(() => {
    Reflect.set(window, 'hoursAhead', 24)
    const Real = Date
    const now = () => Real.now() + Number(Reflect.get(window, 'hoursAhead')) * 3_600_000
    window.Date = new Proxy(Real, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [now()]),
      get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
    })
  })

test('when time is over, what I have answered is submitted by itself', async ({ open }) => {
  const server = await startServerWithClock()
  try {
    const people = new People(server)
    const { reader, attempt } = await readerInTest(people, new Library(server, people), server)
    const page = await open(`/mock-tests/${attempt.attempt_id}`, { as: reader, on: server })
    await option(page, 'B').check()
    await expect(saved(page)).toBeVisible()
    // A test of 20 questions lasts 24 minutes.
    server.wait(25 / (24 * 60))
    await comeBack(page)
    await expect(page.getByText('Time ran out. Your answers were submitted.')).toBeVisible()
    await expect(marks(page, '2.00 of 40.00')).toBeVisible()
    await page.context().close()
  } finally {
    await server.stop()
  }
})

test('the paper can be taken with the keyboard alone and by ear', async ({ open, people, library, server }) => {
  const { reader, attempt } = await readerInTest(people, library, server)
  const page = await open(`/mock-tests/${attempt.attempt_id}`, { as: reader })
  await expect(question(page, 1, 20)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('2')
  await expect(option(page, 'B')).toBeChecked()
  await page.keyboard.press('a')
  await expect(option(page, 'A')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(question(page, 2, 20)).toBeFocused()
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(question(page, 1, 20)).toBeFocused()
  await pressEnterOn(page.getByRole('button', { name: 'Clear the answer' }))
  await expect(option(page, 'A')).not.toBeChecked()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog', { name: 'Questions' })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await pressEnterOn(page.getByRole('button', { name: 'Leave the test' }))
  await expect(page.getByText('The clock keeps running.', { exact: false })).toBeVisible()
  await pressEnterOn(page.getByRole('button', { name: 'Leave', exact: true }))
  await expect(heading(page, 'Mock tests')).toBeVisible()
  await expect(page.getByText('0 of 20 answered')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await pressEnterOn(page.getByRole('link', { name: /^Continue/ }))
  await expect(clock(page)).toBeVisible()
})

test('no byte that the browser receives or stores before the submission tells a right answer or an explanation', async ({
  open,
  people,
  library,
  server,
}) => {
  const day = await aDayOfQuestions(library, 20)
  const reader = await people.aNewProReader()
  const bodies: Promise<{ url: string; text: string }>[] = []
  const page = await open('/mock-tests', {
    as: reader,
    ...WITH_WORKER,
    prepare: async (context) => {
      context.on('response', (response) => {
        bodies.push(
          response.body().then(
            (body) => ({ url: response.url(), text: body.toString('utf8') }),
            () => ({ url: response.url(), text: '' }),
          ),
        )
      })
    },
  })
  const { attempt_id } = await aBegunTest(server, reader, day, 20)
  await page.reload()
  await page.getByRole('link', { name: /^Continue/ }).click()
  for (let number = 1; number <= 20; number++) {
    await expect(question(page, number, 20)).toBeVisible()
    await page.keyboard.press('b')
    if (number < 20) await page.keyboard.press('ArrowRight')
  }
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(clock(page)).toBeVisible()

  const received = await Promise.all(bodies.splice(0))
  expect(received.some(({ url, text }) => url.endsWith(attempt_id) && text.includes('Heron question'))).toBe(true)
  expect(received.filter(({ text }) => text.includes(SECRET)).map(({ url }) => url)).toEqual([])
  const replies = received.filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
  expect(replies.filter(({ text }) => /correct|explanation/.test(text)).map(({ url }) => url)).toEqual([])
  const stored = await everythingStored(page)
  expect(stored).toContain('Heron question')
  expect(stored).not.toContain(SECRET)

  await submit(page)
  await expect(marks(page, '40.00 of 40.00')).toBeVisible()
  expect(await everythingStored(page)).toContain(SECRET)
})
