import { type BrowserContext, expect } from '@playwright/test'
import { aHome, anAttempt, aPaper, aResult, NO_TESTS, someFigures, takenTests } from '#tests/support/fixtures/mock-replies.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader, anAdmin } from './visitors.ts'

const aNewProReader: Screen['who'] = (people) => people.aNewProReader()
const { attempt_id: ATTEMPT } = anAttempt()
const data = (value: unknown) => ({ json: { success: true, data: value } })

const home = async (context: BrowserContext) => {
  await context.route('**/api/mock-tests', (route) => route.fulfill(data(aHome())))
  await context.route('**/api/mock-tests/attempts', (route) =>
    route.fulfill({ json: { success: true, data: takenTests(), next_before: null } }),
  )
  await context.route('**/api/mock-tests/figures', (route) => route.fulfill(data(someFigures())))
}

const reply = (address: string, value: () => unknown) => (context: BrowserContext) =>
  context.route(address, (route) => route.fulfill(data(value())))

const paper =
  (more: Parameters<typeof aPaper>[0] = {}) =>
  async (context: BrowserContext) => {
    await context.route(`**/api/mock-tests/attempts/${ATTEMPT}`, (route) => route.fulfill(data(aPaper(more))))
    const clock = { state: 'open', seconds_left: aPaper(more).seconds_left }
    await context.route('**/api/mock-tests/attempts/*/answers', (route) => route.fulfill(data(clock)))
  }

const result = async (context: BrowserContext) => {
  await reply('**/api/mock-tests/attempts/*/result', aResult)(context)
  // Hovering over a link fetches its article, which does not exist.
  await context.route(/\/api\/(articles|progress)\/0198/, (route) => route.fulfill(data(null)))
}

const homePage: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Mock tests',
  path: '/mock-tests',
  who: aNewProReader,
  shows: (page) =>
    page
      .getByText(/minutes?\. .* to draw from/)
      .or(page.getByText(/found; a test needs|found$/))
      .first(),
}

const paperPage: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'Mock tests',
  path: `/mock-tests/${ATTEMPT}`,
  who: aNewProReader,
  shows: (page) => page.getByRole('heading', { level: 2, name: 'Question 27 of 60' }),
}

const resultPage: Pick<Screen, 'place' | 'path' | 'who'> = {
  place: 'Mock tests',
  path: `/mock-tests/${ATTEMPT}/result`,
  who: aNewProReader,
}

export const MOCK_TESTS: Screen[] = [
  { ...homePage, name: 'the mock tests', loads: 'mock-tests', before: home },
  {
    ...homePage,
    name: 'the mock tests before there are any',
    state: 'empty',
    before: reply('**/api/mock-tests', () => NO_TESTS),
  },
  {
    ...homePage,
    name: 'the rules of a mock test before it begins',
    before: home,
    prepare: (page) => page.getByRole('button', { name: /^Begin All India/ }).click(),
  },
  {
    ...homePage,
    name: 'the mock tests for somebody without Pro',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: 'Upgrade to Pro' }),
    mishap: /status of 403/,
  },
  ...unready({ ...homePage, name: 'the mock tests', reads: '**/api/mock-tests' }),
  { ...paperPage, name: 'the paper of a mock test', before: paper() },
  {
    ...paperPage,
    name: 'the paper in Hindi with its English, answered and flagged',
    remembers: { reading_language: 'hi', reading_beside: 'true' },
    before: paper(),
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^B/ }).check()
      await page.getByRole('button', { name: 'Guess' }).click()
      await page.getByRole('button', { name: 'Flag', exact: true }).click()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    },
  },
  { ...paperPage, name: 'the paper in Tamil', remembers: { reading_language: 'ta' }, before: paper() },
  {
    ...paperPage,
    name: 'all questions of the paper',
    before: paper(),
    prepare: (page) => page.keyboard.press('p'),
  },
  {
    ...paperPage,
    name: 'the paper about to be submitted',
    before: paper(),
    prepare: (page) => page.getByRole('button', { name: 'Submit' }).first().click(),
  },
  {
    ...paperPage,
    name: 'the paper about to be left',
    before: paper(),
    prepare: (page) => page.getByRole('button', { name: 'Leave the test' }).click(),
  },
  { ...paperPage, name: 'the keys of the paper', before: paper(), prepare: (page) => page.keyboard.press('?') },
  { ...paperPage, name: 'the last minutes of the paper', before: paper({ seconds_left: 214 }) },
  {
    ...paperPage,
    name: 'the paper when time is over',
    before: async (context) => {
      await paper({ state: 'over', seconds_left: 0 })(context)
      await context.route('**/api/mock-tests/attempts/*/submit', (route) =>
        route.fulfill({ status: 503, json: { success: false, error: 'Busy' } }),
      )
    },
    mishap: /status of 503/,
    shows: (page) => page.getByText('Your answers are on this device'),
  },
  {
    ...paperPage,
    name: 'the paper when the server asks to wait',
    before: async (context) => {
      await paper({ state: 'over', seconds_left: 0 })(context)
      await context.route('**/api/mock-tests/attempts/*/submit', (route) =>
        route.fulfill({ status: 429, json: { success: false, error: 'Too many requests. Please wait a moment and try again.' } }),
      )
    },
    mishap: /status of 429/,
    shows: (page) => page.getByText('automatically in a moment'),
  },
  ...unready({ ...paperPage, name: 'the paper of a mock test', reads: `**/api/mock-tests/attempts/${ATTEMPT}` }),
  {
    ...resultPage,
    name: 'the result of a mock test',
    before: result,
    shows: (page) => page.getByRole('heading', { name: 'Question by question' }),
  },
  {
    ...resultPage,
    name: 'the result in Hindi with its English, wrong answers only',
    remembers: { reading_language: 'hi', reading_beside: 'true' },
    before: result,
    shows: (page) => page.getByText('भारत में रेपो दर निम्नलिखित में से').first(),
    prepare: async (page) => {
      await page.getByRole('combobox', { name: /^Show/ }).selectOption('wrong')
      await expect(page.getByText('Which one of the following bodies').first()).toBeVisible()
    },
  },
  {
    ...resultPage,
    name: 'the result of a mock test with answers that arrived late',
    before: async (context) => {
      await result(context)
      await reply('**/api/mock-tests/attempts/*/result', () => aResult(2))(context)
    },
    shows: (page) => page.getByText(/arrived after the time/).first(),
  },
  {
    ...resultPage,
    name: 'a mock test whose results are not out',
    before: async (context) => {
      await context.route(`**/api/mock-tests/attempts/${ATTEMPT}`, (route) =>
        route.fulfill(
          data(
            aPaper({
              state: 'submitted',
              submitted_at: new Date().toISOString(),
              results_at: new Date(Date.now() + 4e6).toISOString(),
            }),
          ),
        ),
      )
      await context.route('**/api/mock-tests/attempts/*/result', (route) =>
        route.fulfill({
          status: 409,
          json: { success: false, error: 'Results of this test are not out before 2099-01-15T15:10:00.000Z' },
        }),
      )
    },
    mishap: /status of 409/,
    shows: (page) => page.getByText(/^Results come out on/),
  },
  ...unready({
    ...resultPage,
    name: 'the result of a mock test',
    reads: '**/api/mock-tests/attempts/*/result',
  }),
  {
    place: 'Mock tests',
    name: 'the mock tests in the admin portal',
    path: '/admin/dashboard?tab=mock-tests',
    who: anAdmin,
    before: reply('**/api/admin/mock-tests', () =>
      aHome().scheduled.map(({ attempt, ...test }) => ({
        ...test,
        begun: test.state === 'announced' ? 0 : 412,
        submitted: attempt ? 398 : 0,
      })),
    ),
    shows: (page) => page.getByRole('link', { name: /^View/ }).first(),
  },
  {
    place: 'Mock tests',
    name: 'a mock test that is composed',
    path: '/admin/dashboard?tab=mock-tests&test=new',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: 'Draw', exact: true }),
    prepare: async (page) => {
      await page.getByLabel('How many').fill('12')
      await page.getByRole('button', { name: 'Draw', exact: true }).click()
      await expect(page.getByRole('heading', { name: '12 questions' })).toBeVisible()
      await page.getByRole('button', { name: /^1\./ }).click()
    },
  },
  {
    place: 'Mock tests',
    name: 'the preview of a mock test',
    path: '/admin/dashboard?tab=mock-tests&test=new',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: 'Draw', exact: true }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Draw', exact: true }).click()
      await page.getByRole('button', { name: 'Preview' }).click()
    },
  },
  ...unready({
    place: 'Mock tests',
    name: 'the mock tests in the admin portal',
    path: '/admin/dashboard?tab=mock-tests',
    who: anAdmin,
    reads: '**/api/admin/mock-tests',
  }),
]
