import type { Page } from '@playwright/test'
import type { SessionStep, StudySession } from '#contract/practice/study-session.ts'
import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import { pressEnterOn, tabTo, typeInto } from '#tests/support/browser/keys.ts'
import { anArticle, Library } from '#tests/support/browser/library.ts'
import { People, type Person } from '#tests/support/browser/people.ts'
import { Presses } from '#tests/support/browser/presses.ts'
import { type E2eServer, startServer } from '#tests/support/browser/server.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { writerOf } from '#tests/support/browser/written-answers.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const card = (page: Page) => page.getByRole('region', { name: 'Your session' })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Your session' })
const next = (page: Page) => bar(page).getByRole('link')

// Its articles are newer than the sample days, which other tests expect to be the newest.
let own: E2eServer
test.beforeAll(async () => {
  own = await startServer()
})
test.afterAll(() => own.stop())

const MAINS = { question: 'Why do rivers bend? (150 words, 10 marks)', answer: '### Causes\nMany.', marks: 10 }
let mornings = 0

/** An article of the newest day, with two questions, a key term in the review and a draft about it. */
async function aMorning() {
  const people = new People(own)
  const reader = await people.aNewProReader()
  const title = `The river ${++mornings}`
  const [articleId = ''] = await new Library(own, people).publish(`2026-06-0${mornings}`, [
    anArticle(title, {
      follow_up_data: { key_terms_list: [{ term: 'Fiscal deficit', definition: 'What is spent beyond what comes in.' }] },
      potential_questions: { prelims_quiz: ['First', 'Second'].map((word) => question(word)) },
      mains_model_answers: [MAINS],
      must_know: ['Rivers carry sand.', 'Bends grow outward.', 'Deltas end them.'],
    }),
  ])
  const cards = [{ kind: 'term', term: 'Fiscal deficit' }]
  await own.call('POST', '/api/recall/cards', { as: reader, body: { article_id: articleId, cards } })
  await (await writerOf(own, reader, articleId)).begin('Rivers begin small.')
  const steps = await stepsOf(reader)
  const minutes = ['review', 'read', 'quiz', 'write'].map((kind) => steps.find((step) => step.kind === kind)?.minutes ?? 0)
  const amount = minutes.reduce((sum, one) => sum + one, 0)
  await own.call('PUT', '/api/user/study-plan', { as: reader, body: { goal: { kind: 'minutes', amount } } })
  return { reader, title }
}

const question = (word: string) => ({
  question_text: `${word}: is it wet?`,
  options: { A: 'Yes', B: 'No' },
  correct_option: 'A',
  explanation: 'It is.',
})

async function stepsOf(as: Person): Promise<SessionStep[]> {
  return (await own.call<{ data: StudySession }>('GET', '/api/today', { as })).data.steps
}

test('a whole session is done with the keyboard alone, and ends with what was learnt', async ({ open }) => {
  const { reader, title } = await aMorning()
  const page = await open('/dashboard', { as: reader, on: own })
  await expect(card(page).getByRole('listitem')).toHaveText([
    /^Review 1 card/,
    /^Read 1 article/,
    /^Take a quiz/,
    /^Write an answer/,
  ])
  await pressEnterOn(card(page).getByRole('link', { name: 'Start: review 1 card, 1 min' }))

  await expect(page.getByText('1 card left')).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('4')
  await expect(page.getByText('Done for today')).toBeVisible()
  await expect(next(page)).toHaveAccessibleName(`Next: read “${title}”`)
  await pressEnterOn(next(page))

  await expect(heading(page, title)).toBeVisible()
  await expect(bar(page)).toMatchAriaSnapshot(`
    - navigation "Your session":
      - 'link "Next: take the quiz on “${title}”"'
      - 'button "Skip: read “${title}”"'
      - button "Leave the session"
  `)
  await pressEnterOn(page.getByRole('button', { name: 'Mark as finished' }))
  const keep = page.getByRole('region', { name: 'Keep this' })
  await expect(keep.getByRole('checkbox')).toHaveAccessibleName('3 must-know facts, as one card')
  await pressEnterOn(keep.getByRole('button', { name: 'Add 1 card to the review' }))
  await expect(keep.getByRole('status')).toHaveText('All of this is in your review.Review now')
  await expect(next(page)).toHaveAccessibleName(`Next: take the quiz on “${title}”`)
  await pressEnterOn(next(page))

  for (const button of ['Next', 'Finish Quiz']) {
    await tabTo(page.getByRole('radio').first())
    await page.keyboard.press('Space')
    await pressEnterOn(page.getByRole('button', { name: button, exact: true }))
  }
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible()
  await expect(next(page)).toHaveAccessibleName('Next: write an answer')
  await pressEnterOn(next(page))

  await typeInto(page.getByRole('textbox', { name: 'Your answer' }), 'They end in deltas.')
  await pressEnterOn(page.getByRole('button', { name: 'Submit and compare' }))
  await expect(heading(page, 'Your answer')).toBeFocused()
  // What was kept is asked once before the day ends.
  await expect(next(page)).toHaveAccessibleName('Next: review 1 card')
  await pressEnterOn(next(page))
  await expect(page.getByText('1 card left')).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('4')
  await expect(next(page)).toHaveAccessibleName('Done: back to Today')
  await pressEnterOn(next(page))
  await expect(card(page)).toContainText('You are done for today')
  await expect(card(page)).toContainText('Today: 2 cards, 1 article, 2 questions, 1 written answer.')
  await expect(card(page)).toContainText(/Tomorrow: /)
  await expect(bar(page)).toBeHidden()
})

test('a step is skipped from the bar, here and on another device, and the session can be left', async ({ open }) => {
  const { reader, title } = await aMorning()
  const page = await open('/dashboard', { as: reader, on: own, ...PHONE })
  await card(page)
    .getByRole('link', { name: /^Start: / })
    .click()
  await bar(page).getByRole('button', { name: 'Skip: review 1 card' }).click()
  await expect(heading(page, title)).toBeVisible()
  await expect.poll(async () => (await stepsOf(reader))[0]?.state).toBe('skipped')
  await bar(page).getByRole('button', { name: 'Leave the session' }).click()
  await expect(bar(page)).toBeHidden()

  const other = await open('/dashboard', { as: reader, on: own })
  await expect(card(other).getByRole('listitem').first()).toHaveText(/^Skipped: Review 1 card/)
  await expect(card(other).getByRole('link', { name: /^Next: read 1 article, \d+ min$/ })).toBeVisible()
})

test('without Pro a session has nothing of Pro in it, and one offer when it is done', async ({ open }) => {
  await aMorning()
  const reader = await new People(own).aFreeReader()
  const page = await open('/dashboard', { as: reader, on: own, ...PHONE })
  await expect(card(page).getByRole('listitem')).toHaveText([/^Read \d+ articles?/, /^Answer the questions of the day/])
  const offers = page.getByRole('main').locator('a[href^="/subscription"]')
  await expect(offers).toHaveCount(0)
  const { data } = await own.call<{ data: StudySession }>('GET', '/api/today', { as: reader })
  for (const { step } of data.steps)
    await own.call('PUT', '/api/today/skipped', { as: reader, body: { day: data.day, step, skipped: true } })
  await page.reload()
  await expect(card(page)).toContainText('You are done for today')
  await expect(offers).toHaveText(['See what Pro has'])
})

test('a session that was downloaded goes on without a network, and its steps are ticked when it is back', async ({
  open,
  mishaps,
}) => {
  mishaps.allowOffline()
  const { reader, title } = await aMorning()
  const page = await open('/dashboard', { as: reader, on: own, ...WITH_WORKER })
  await deviceIsReady(page)
  await page.getByRole('button', { name: 'Download for offline reading' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Download/ })
    .click()
  await expect(page.getByText(/^Downloaded, /)).toBeVisible()
  await card(page)
    .getByRole('link', { name: /^Start: / })
    .click()
  await expect(page.getByText('1 card left')).toBeVisible()
  await page.context().setOffline(true)

  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('button', { name: /^Easy/ }).click()
  await expect(page.getByText('Done for today')).toBeVisible()
  await expect(next(page)).toHaveAccessibleName(`Next: read “${title}”`)
  await next(page).click()
  await expect(heading(page, title)).toBeVisible()
  await page.getByRole('button', { name: 'Mark as finished' }).click()
  await next(page).click()
  for (const button of ['Next', 'Finish Quiz']) {
    await page.getByRole('radiogroup').getByText('Yes').click()
    await page.getByRole('button', { name: button, exact: true }).click()
  }
  await expect(page.getByRole('region', { name: 'Your result' })).toBeVisible()
  await expect(next(page)).toHaveAccessibleName('Next: write an answer')
  await page.goto('/dashboard')
  await expect(card(page).getByRole('listitem')).toHaveText([
    /^Done: Review 1 card/,
    /^Done: Read 1 article/,
    /^Done: Take a quiz/,
    /^Write an answer/,
  ])
  await expect(page.getByRole('navigation', { name: 'More to study' })).toHaveCount(0)
  expect((await stepsOf(reader)).map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open'])

  await page.context().setOffline(false)
  await expect.poll(async () => (await stepsOf(reader)).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'open'])
  await expect(card(page).getByRole('link', { name: /^Next: write an answer/ })).toBeVisible()
})

test('the whole round of a day takes few presses', async ({ open }) => {
  const { reader, title } = await aMorning()
  const page = await open('/dashboard', { as: reader, on: own, ...PHONE })
  const presses = new Presses(page)
  await presses.press(card(page).getByRole('link', { name: /^Start: / }))
  await presses.press(page.getByRole('button', { name: 'Show the answer' }))
  await presses.press(page.getByRole('button', { name: /^Easy/ }))
  await presses.press(next(page))
  await expect(heading(page, title)).toBeVisible()
  await presses.press(page.getByRole('button', { name: 'Add 1 card to the review' }))
  await presses.press(next(page))
  for (const button of ['Next', 'Finish Quiz']) {
    await presses.press(page.getByRole('radiogroup').getByText('Yes'))
    await presses.press(page.getByRole('button', { name: button, exact: true }))
  }
  await presses.press(next(page))
  await presses.press(page.getByRole('button', { name: 'Submit and compare' }))
  await expect(heading(page, 'Your answer')).toBeVisible()
  await expect(next(page)).toHaveAccessibleName('Next: review 1 card')
  await presses.press(next(page))
  await presses.press(page.getByRole('button', { name: 'Show the answer' }))
  await presses.press(page.getByRole('button', { name: /^Easy/ }))
  await expect(next(page)).toHaveAccessibleName('Done: back to Today')
  await presses.press(next(page))
  await expect(card(page)).toContainText('You are done for today')
  expect(presses.total.presses).toBe(16)
})

test('catch-up, the syllabus, compilations and the exchange are at most two presses from Today', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aProReader(), ...PHONE })
  const more = page.getByRole('navigation', { name: 'More to study' })
  for (const [name, path] of [
    ['Catch up', '/catch-up'],
    ['Syllabus', '/syllabus'],
    ['Compilations', '/compilations'],
    ['Answer exchange', '/write/exchange'],
  ] as const)
    await expect(more.getByRole('link', { name })).toHaveAttribute('href', path)
  await more.getByRole('link', { name: 'Answer exchange' }).click()
  await expect(page).toHaveURL('/write/exchange')
})
