import type { Page } from '@playwright/test'
import type { Article } from '#contract/reading/articles.ts'
import { aForum } from './forums.ts'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES, type Library } from './library.ts'
import type { People, Person } from './people.ts'
import type { E2eServer } from './server.ts'
import { heading } from './test.ts'
import { aTone } from './tone.ts'

interface World {
  library: Library
  server: E2eServer
  people: People
  /** Who opens the screen. */
  as: Person
}

export interface Stop {
  /** Its file in web/screens. */
  screen: string
  /** In which state, where it has several. */
  state?: string
  path: string | ((world: World) => Promise<string>)
  /** Nobody when left out. */
  who?: (people: People) => Promise<Person>
  remembers?: Record<string, string>
  /** What the browser complains about on this very screen. */
  mishap?: RegExp
  /** What comes last. */
  shows: (page: Page) => ReturnType<Page['locator']>
}

const reader = (people: People) => people.aFreeReader()
const pro = (people: People) => people.aProReader()
const admin = (people: People) => people.anAdmin()

const title = (name: string | RegExp) => (page: Page) => heading(page, name)
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first()
const region = (name: string) => (page: Page) => page.getByRole('region', { name })
const firstItem = (page: Page) => page.getByRole('main').getByRole('listitem').first()
const firstCard = (page: Page) => page.getByRole('article').first()
const secondPart = (page: Page) => page.getByRole('heading', { level: 2 }).nth(1)

/** Every screen of the product with content of full size, and the states in which others things come late. */
export const STOPS: Stop[] = [
  { screen: 'landing', path: '/', shows: title(/explained/) },
  { screen: 'features', path: '/features', shows: title(/practise it/) },
  { screen: 'pricing', path: '/pricing', shows: title('Plans') },
  { screen: 'mission', path: '/mission', shows: title(/One careful page/) },
  { screen: 'sponsors', path: '/sponsors', shows: title('Technology partners') },
  { screen: 'login', path: '/login', shows: button('free@catalyst.test') },
  { screen: 'signup', path: '/signup', shows: title('Create an account') },
  { screen: 'forgot-password', path: '/forgot-password', shows: title('Forgot password') },
  { screen: 'reset-password', path: '/reset-password#token=abc', shows: title('Set a new password') },
  { screen: 'mail-preferences', path: '/mail-preferences', shows: title('Email preferences') },
  { screen: 'dashboard', path: '/dashboard', who: reader, shows: link(/Maha Kumbh opens/) },
  { screen: 'dashboard', state: 'with an article left midway', path: leftMidway, who: reader, shows: link(/Maha Kumbh opens/) },
  { screen: 'dashboard', state: 'searching', path: '/dashboard?q=court', who: reader, shows: link(/electoral bonds/) },
  { screen: 'article', path: article(IN_ENGLISH_ONLY), who: reader, shows: secondPart },
  { screen: 'article', state: 'left midway', path: leftMidwayArticle, who: reader, shows: secondPart },
  {
    ...{ screen: 'article', state: 'in Hindi', path: article(IN_THREE_LANGUAGES), who: pro, shows: secondPart },
    remembers: { reading_language: 'hi' },
  },
  {
    ...{ screen: 'article', state: 'in Tamil with English', path: article(IN_THREE_LANGUAGES), who: pro, shows: secondPart },
    remembers: { reading_language: 'ta', reading_beside: 'true' },
  },
  { screen: 'article', state: 'with a recording', path: recordedArticle, who: pro, shows: button('Play') },
  { screen: 'bookmarks', path: '/bookmarks', who: whoSaved, shows: firstItem },
  {
    screen: 'bookmarks',
    state: 'with none',
    path: '/bookmarks',
    who: reader,
    shows: (page) => page.getByText('Nothing saved yet'),
  },
  { screen: 'settings', path: '/settings', who: reader, shows: (page) => page.getByText('This device', { exact: true }) },
  {
    screen: 'settings',
    state: 'with Pro',
    path: '/settings',
    who: pro,
    shows: (page) => page.getByText('This device', { exact: true }),
  },
  { screen: 'notification-settings', path: '/notification-settings', who: reader, shows: region('In the app') },
  { screen: 'subscription', path: '/subscription', who: reader, shows: title('Subscription') },
  {
    ...{ screen: 'checkout-return', path: '/subscription/return', who: reader, shows: title('Checkout not found') },
    mishap: /status of 404/,
  },
  {
    screen: 'quiz',
    path: async (world) => `/quiz/${await quizOf(world)}`,
    who: pro,
    shows: (page) => page.getByText(/^Question 1/),
  },
  { screen: 'quiz-history', path: quizHistory, who: pro, shows: firstItem },
  { screen: 'quiz-attempt', path: attempt, who: pro, shows: secondPart },
  { screen: 'forums', path: forums, who: pro, shows: (page) => page.getByRole('heading', { level: 2 }).first() },
  { screen: 'forum', path: busyForum, who: pro, shows: firstCard },
  { screen: 'peer-learning', path: '/community/peer-learning', who: pro, shows: firstCard },
  { screen: 'peer-learning', state: 'groups', path: '/community/peer-learning?tab=groups', who: pro, shows: firstCard },
  { screen: 'peer-learning', state: 'tips', path: '/community/peer-learning?tab=tips', who: pro, shows: firstCard },
  { screen: 'quiz-forum', path: async (world) => `/community/quiz-forums/${await quizOf(world)}`, who: pro, shows: title(/./) },
  { screen: 'feedback-submit', path: '/feedback/submit', who: reader, shows: title('Submit feedback') },
  { screen: 'my-feedback', path: myFeedback, who: reader, shows: secondPart },
  { screen: 'feedback-track', path: trackedFeedback, who: reader, shows: secondPart },
  { screen: 'admin-feedback', path: '/admin/feedback', who: admin, shows: title('Manage Feedback') },
  { screen: 'admin-community', path: '/admin/community', who: admin, shows: title('Community Analytics') },
  { screen: 'admin-reports', path: '/admin/reports', who: admin, shows: title('Content Reports') },
  { screen: 'admin-dashboard', path: '/admin/dashboard', who: admin, shows: button('Parse') },
  { screen: 'admin-dashboard', state: 'entries', path: '/admin/dashboard?tab=entries', who: admin, shows: link(/A handshake/) },
  { screen: 'admin-dashboard', state: 'people', path: '/admin/dashboard?tab=people', who: admin, shows: button(/^Manage /) },
  { screen: 'admin-dashboard', state: 'audit', path: '/admin/dashboard?tab=audit', who: admin, shows: secondTabPart },
  { screen: 'admin-dashboard', state: 'system', path: '/admin/dashboard?tab=system', who: admin, shows: region('Database') },
  { screen: 'admin-dashboard', state: 'jobs', path: '/admin/dashboard?tab=jobs', who: admin, shows: secondTabPart },
  { screen: 'manage-entry', path: managedDay, who: admin, shows: region('History') },
]

function secondTabPart(page: Page) {
  return page.getByRole('tabpanel').locator('> *').first()
}

function article(beginning: string) {
  return async ({ library }: World) => `/article/${(await library.articleNamed(beginning)).article_id}`
}

async function leftMidwayArticle({ library, server, as }: World): Promise<string> {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  await server.call('PUT', `/api/progress/${article_id}/position`, { as, body: { position: 0.5 } })
  return `/article/${article_id}`
}

async function leftMidway(world: World): Promise<string> {
  await leftMidwayArticle(world)
  return '/dashboard'
}

async function recordedArticle({ library }: World): Promise<string> {
  const [id = ''] = await library.publish(library.aFreeDay(), [anArticle('To hear')])
  await library.record(id, 'en', aTone(60))
  return `/article/${id}`
}

async function whoSaved(people: People): Promise<Person> {
  const person = await people.aFreeReader()
  await people.bookmarksEverything(person)
  return person
}

async function quizOf({ library }: World): Promise<string> {
  return (await library.articleNamed(IN_ENGLISH_ONLY)).potential_questions?.quiz_id ?? ''
}

async function attempt({ library, server, as }: World): Promise<string> {
  const { article_id } = await library.articleNamed(IN_ENGLISH_ONLY)
  const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${article_id}`, { as })
  const quiz = data.potential_questions
  const { data: result } = await server.call<{ data: { attemptId: string } }>('POST', '/api/quiz-history/submit', {
    as,
    body: {
      quizId: quiz?.quiz_id,
      answers: quiz?.prelims_quiz.map(({ question_id }) => ({ questionId: question_id, selectedOption: 'A' })),
      timeTakenSeconds: 60,
      attemptKey: crypto.randomUUID(),
    },
  })
  return `/quiz-history/${result.attemptId}`
}

async function quizHistory(world: World): Promise<string> {
  for (let time = 0; time < 3; time++) await attempt(world)
  return '/quiz-history'
}

export async function busyForum({ server, people }: Pick<World, 'server' | 'people'>): Promise<string> {
  const forum = await aForum(server, people, 'Polity, governance and the Constitution')
  const [one, other] = [await people.aProReader(), await people.aTester()]
  for (let place = 0; place < 12; place++) {
    const root = await forum.post(place % 2 ? one : other, `What is Article ${place}? ${'It says a lot. '.repeat(place * 3)}`)
    if (place % 3 === 0) for (const words of ['One', 'Two', 'Three', 'Four']) await forum.post(other, words, root)
  }
  return forum.path
}

async function forums({ server, people }: World): Promise<string> {
  await aForum(server, people, 'Polity, governance and the Constitution')
  return '/community/forums'
}

async function trackedFeedback({ server, as }: World): Promise<string> {
  const body = { subject: 'Audio stops in the middle', message: 'After two minutes. '.repeat(20) }
  const { data } = await server.call<{ data: { tracking_id: string } }>('POST', '/api/feedback', { as, body })
  return `/feedback/track/${data.tracking_id}`
}

async function myFeedback(world: World): Promise<string> {
  for (let time = 0; time < 3; time++) await trackedFeedback(world)
  return '/feedback/my-feedback'
}

async function managedDay({ library }: World): Promise<string> {
  await library.publish('1949-12-20', [anArticle('Old')], { replace: true })
  return library.entryPath('1949-12-20')
}
