import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, heading, test } from '#tests/support/journey.ts'
import { showHardFeedback } from '#tests/support/journey-feedback.ts'
import { aForum } from '#tests/support/journey-forums.ts'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES, type Library } from '#tests/support/journey-library.ts'
import type { People, Person } from '#tests/support/journey-people.ts'
import type { JourneyServer } from '#tests/support/journey-server.ts'
import { shiftsOf, watchShifts } from '#tests/support/layout-shifts.ts'
import { onSlowNetwork } from '#tests/support/slow-network.ts'
import { aTone } from '#tests/support/tone.ts'

const WIDTHS = [360, 1280]
const MOST = 0.02

interface World {
  library: Library
  people: People
  server: JourneyServer
}

interface Stop {
  /** The file in web/screens. */
  screen: string
  name?: string
  path: string | ((world: World) => Promise<string>)
  who?: (people: People) => Promise<Person>
  remembers?: Record<string, string>
  mishap?: RegExp
  shows: (page: Page) => ReturnType<Page['locator']>
}

const reader = (people: People) => people.aFreeReader()
const pro = (people: People) => people.aProReader()
const admin = (people: People) => people.anAdmin()
const title = (name: string | RegExp) => (page: Page) => heading(page, name)
const article =
  (beginning: string) =>
  async ({ library }: World) =>
    `/article/${(await library.articleNamed(beginning)).article_id}`
const quizOf = async (library: Library) => (await library.articleNamed(IN_ENGLISH_ONLY)).potential_questions?.quiz_id
const footer = (page: Page) => page.getByRole('article').getByText('UPSC Current Catalyst', { exact: true })
const day = (page: Page) => page.getByRole('link', { name: /Maha Kumbh opens/ })

const tab = (name: string, shows: Stop['shows']) => (): Stop => ({
  screen: 'admin-dashboard',
  name,
  path: `/admin/dashboard?tab=${name}`,
  who: admin,
  shows,
})

const STOPS: Stop[] = [
  { screen: 'landing', path: '/', shows: title(/explained/) },
  { screen: 'features', path: '/features', shows: title(/practise it/) },
  { screen: 'pricing', path: '/pricing', shows: title('Plans') },
  { screen: 'mission', path: '/mission', shows: title(/One careful page/) },
  { screen: 'sponsors', path: '/sponsors', shows: title('Technology partners') },
  { screen: 'login', path: '/login', shows: (page) => page.getByRole('button', { name: 'free@catalyst.test' }) },
  { screen: 'signup', path: '/signup', shows: title('Create an account') },
  { screen: 'forgot-password', path: '/forgot-password', shows: title('Forgot password') },
  { screen: 'reset-password', path: '/reset-password#token=abc', shows: title('Set a new password') },
  { screen: 'mail-preferences', path: '/mail-preferences', shows: title('Email preferences') },
  { screen: 'dashboard', path: '/dashboard', who: reader, shows: day },
  {
    screen: 'dashboard',
    name: 'with an article left midway',
    path: async ({ library }) => `/dashboard#${(await library.articleNamed(IN_ENGLISH_ONLY)).article_id}`,
    who: pro,
    shows: day,
  },
  {
    screen: 'dashboard',
    name: 'searching',
    path: '/dashboard?q=court',
    who: reader,
    shows: (page) => page.getByRole('link', { name: /electoral bonds/ }),
  },
  { screen: 'article', path: article(IN_ENGLISH_ONLY), who: reader, shows: footer },
  {
    screen: 'article',
    name: 'in Hindi',
    path: article(IN_THREE_LANGUAGES),
    who: pro,
    remembers: { reading_language: 'hi' },
    shows: footer,
  },
  {
    screen: 'article',
    name: 'in Tamil beside English',
    path: article(IN_THREE_LANGUAGES),
    who: pro,
    remembers: { reading_language: 'ta', reading_beside: 'true' },
    shows: footer,
  },
  {
    screen: 'article',
    name: 'with a recording',
    path: async ({ library }) => {
      const [id = ''] = await library.publish(library.aFreeDay(), [anArticle('To hear')])
      await library.record(id, 'en', aTone(60))
      return `/article/${id}`
    },
    who: pro,
    shows: (page) => page.getByRole('button', { name: 'Play' }),
  },
  {
    screen: 'bookmarks',
    path: '/bookmarks',
    who: async (people) => {
      const person = await people.aFreeReader()
      await people.bookmarksEverything(person)
      return person
    },
    shows: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    screen: 'bookmarks',
    name: 'with none',
    path: '/bookmarks',
    who: reader,
    shows: (page) => page.getByText('No bookmarks yet'),
  },
  { screen: 'settings', path: '/settings', who: reader, shows: (page) => page.getByText('This device', { exact: true }) },
  {
    screen: 'settings',
    name: 'of who has Pro',
    path: '/settings',
    who: pro,
    shows: (page) => page.getByText('This device', { exact: true }),
  },
  {
    screen: 'notification-settings',
    path: '/notification-settings',
    who: reader,
    shows: (page) => page.getByRole('region', { name: 'In the app' }),
  },
  { screen: 'subscription', path: '/subscription', who: reader, shows: title('Subscription') },
  { screen: 'checkout-return', path: '/subscription/return', who: reader, shows: title('We know of no such checkout') },
  {
    screen: 'quiz',
    path: async ({ library }) => `/quiz/${await quizOf(library)}`,
    who: pro,
    shows: (page) => page.getByRole('heading', { level: 2, name: /^Question/ }),
  },
  {
    screen: 'quiz-history',
    path: '/quiz-history',
    who: withAttempt,
    shows: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    screen: 'quiz-attempt',
    path: '/quiz-history',
    who: withAttempt,
    shows: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    screen: 'forums',
    path: '/community/forums',
    who: pro,
    shows: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  { screen: 'forum', path: busyForum, who: pro, shows: (page) => page.getByRole('article').first() },
  { screen: 'peer-learning', path: '/community/peer-learning', who: pro, shows: (page) => page.getByRole('article').first() },
  {
    screen: 'peer-learning',
    name: 'groups',
    path: '/community/peer-learning?tab=groups',
    who: pro,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    screen: 'peer-learning',
    name: 'tips',
    path: '/community/peer-learning?tab=tips',
    who: pro,
    shows: (page) => page.getByRole('article').first(),
  },
  {
    screen: 'quiz-forum',
    path: async ({ library }) => `/community/quiz-forums/${await quizOf(library)}`,
    who: pro,
    shows: title(/.+/),
  },
  { screen: 'feedback-submit', path: '/feedback/submit', who: reader, shows: title('Submit feedback') },
  { screen: 'my-feedback', path: '/feedback/my-feedback', who: reader, shows: title('My Feedback') },
  {
    screen: 'feedback-track',
    path: '/feedback/track/FB-0000000000',
    who: reader,
    mishap: /status of 404/,
    shows: title('Feedback Not Found'),
  },
  { screen: 'admin-feedback', path: '/admin/feedback', who: admin, shows: title('Manage Feedback') },
  { screen: 'admin-community', path: '/admin/community', who: admin, shows: title('Community Analytics') },
  { screen: 'admin-reports', path: '/admin/reports', who: admin, shows: title('Content Reports') },
  tab('upload', (page) => page.getByRole('button', { name: 'Parse' }))(),
  tab('entries', (page) => page.getByRole('link', { name: /A handshake at 475 km/ }))(),
  tab('people', (page) => page.getByRole('button', { name: /^Manage / }).first())(),
  tab('audit', (page) => page.getByRole('main').getByRole('listitem').first())(),
  tab('system', (page) => page.getByRole('region', { name: 'Database' }))(),
  tab('jobs', (page) => page.getByRole('tabpanel'))(),
  {
    screen: 'manage-entry',
    path: async ({ library }) => {
      await library.publish('1949-12-20', [anArticle('Old')], { replace: true })
      return library.entryPath('1949-12-20')
    },
    who: admin,
    shows: (page) => page.getByRole('region', { name: 'History' }),
  },
]

async function withAttempt(people: People): Promise<Person> {
  return people.aProReader()
}

async function busyForum({ people, server }: World): Promise<string> {
  const forum = await aForum(server, people, 'Polity, governance and the Constitution')
  const [one, other] = [await people.aProReader(), await people.aTester()]
  for (let n = 0; n < 12; n++) {
    const root = await forum.post(n % 2 ? one : other, `What is Article ${n}? ${'It says a lot. '.repeat(n * 3)}`)
    if (n % 3 === 0) for (const words of ['One', 'Two', 'Three', 'Four']) await forum.post(other, words, root)
  }
  return forum.path
}

for (const stop of STOPS)
  test(`${stop.screen}${stop.name ? `, ${stop.name}` : ''} stands still while it comes`, async ({
    open,
    people,
    library,
    server,
    mishaps,
  }) => {
    if (stop.mishap) mishaps.expect(stop.mishap)
    const as = await stop.who?.(people)
    const path = typeof stop.path === 'string' ? stop.path : await stop.path({ people, library, server })
    for (const width of WIDTHS)
      await test.step(`at ${width} px`, async () => {
        const page = await open(path, {
          ...(as && { as }),
          ...(stop.remembers && { remembers: stop.remembers }),
          viewport: { width, height: width < 600 ? 740 : 800 },
          prepare: async (context) => {
            await watchShifts(context)
            await onSlowNetwork(context)
          },
        })
        await expect(stop.shows(page)).toBeVisible({ timeout: 20_000 })
        await page.waitForLoadState('networkidle')
        const { sum, moves } = await shiftsOf(page)
        console.log(
          `FELT ${stop.screen} ${stop.name ?? ''} ${width} ${sum.toFixed(4)}${moves.length ? `\n  ${moves.join('\n  ')}` : ''}`,
        )
        expect.soft(sum, moves.join('\n')).toBeLessThanOrEqual(MOST)
        await page.close()
      })
  })
