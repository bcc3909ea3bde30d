import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { TRUST } from '#contract/plans.ts'
import { loseVoice, withVoices } from '#tests/support/device-voices.ts'
import { expect, heading, test } from '#tests/support/journey.ts'
import { leavesCheckout, PICKED_YEARLY, payButton, paysHere, statusCard, testCheckout } from '#tests/support/journey-billing.ts'
import { asJson, parse, parsed, paste, source } from '#tests/support/journey-editor.ts'
import { showHardFeedback } from '#tests/support/journey-feedback.ts'
import { aForum } from '#tests/support/journey-forums.ts'
import { anArticle, IN_ENGLISH_ONLY, IN_THREE_LANGUAGES, type Library } from '#tests/support/journey-library.ts'
import type { People, Person } from '#tests/support/journey-people.ts'
import type { JourneyServer } from '#tests/support/journey-server.ts'
import { beginBreak } from '#tests/support/journey-timer.ts'
import { listing } from '#tests/support/stand-in-reddit.ts'
import { aTone } from '#tests/support/tone.ts'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const THEMES = ['light', 'dark', 'high-contrast']

interface Screen {
  name: string
  path: string | ((library: Library, people: People, server: JourneyServer) => Promise<string>)
  who?: (people: People) => Promise<Person>
  remembers?: Record<string, string>
  /** What has to stand there before the page is judged. */
  shows: (page: Page) => ReturnType<Page['locator']>
  /** What the browser complains about on this very screen. */
  mishap?: RegExp
  prepare?: (page: Page) => Promise<void>
}

const aFreeReader = (people: People) => people.aFreeReader()
const anAdmin = (people: People) => people.anAdmin()
const article = (title: string) => async (library: Library) => `/article/${(await library.articleNamed(title)).article_id}`
const recordedArticle = async (library: Library) => {
  const long = Array.from({ length: 30 }, () => 'A paragraph to scroll.').join('\n\n')
  const [id = ''] = await library.publish(library.aFreeDay(), [
    anArticle('To hear', { analysis_text: { past: long, future: long } }),
  ])
  for (const language of ['en', 'hi']) await library.record(id, language, aTone(60))
  return `/article/${id}`
}
const aProReader = (people: People) => people.aProReader()
const quizOn = (title: string) => async (library: Library) =>
  `/quiz/${(await library.articleNamed(title)).potential_questions?.quiz_id}`
const forumOn = (title: string) => async (library: Library) =>
  `/community/quiz-forums/${(await library.articleNamed(title)).potential_questions?.quiz_id}`
const reportedPost = async (_library: Library, people: People, server: JourneyServer) => {
  const [tester, pro, admin] = [await people.aTester(), await people.aProReader(), await people.anAdmin()]
  const forum = await aForum(server, people)
  const root = await forum.post(tester, 'What is it about?')
  const { post_id } = await forum.post(pro, `Buy my notes: ${'w'.repeat(150)} यह बहुत अच्छा है`, root)
  for (const [as, reason] of [
    [tester, 'spam'],
    [admin, 'other'],
  ] as const)
    await server.call('POST', `/api/community/posts/${post_id}/report`, {
      ...{ as, body: { reason, description: `Look: ${'x'.repeat(120)}` } },
    })
  await server.call('PUT', `/api/community/posts/${post_id}`, { as: pro, body: { content: 'Now it is something else' } })
  return '/admin/reports'
}
const firstReport = (page: Page) => page.locator('[data-report]').locator('visible=true').first()
const glossary = (name: string) => (page: Page) => page.getByRole('heading', { name })

/** Posts and replies of others and of one's own, in three languages, one of them with a word that has no end, one of them gone. */
const aBusyForum = async (_library: Library, people: People, server: JourneyServer) => {
  const forum = await aForum(server, people, 'Polity, governance and the Constitution')
  const [pro, tester] = [await people.aProReader(), await people.aTester()]
  const gone = await forum.post(tester, 'Soon gone')
  await forum.post(pro, 'A reply that stays', gone)
  await server.call('DELETE', `/api/community/posts/${gone.post_id}`, { as: tester })
  const long = await forum.post(pro, `${'word'.repeat(60)} and https://example.in/${'path/'.repeat(30)}`)
  for (const words of ['धन विधेयक क्या है?', 'நிதி மசோதா என்றால் என்ன?', 'One', 'Two', 'Three']) await forum.post(tester, words, long)
  await forum.post(tester, '### A heading\nWhat is **Article 110**, @pro?')
  return forum.path
}
const menuOfPost = (page: Page) => page.getByRole('button', { name: /^More about the post by tester/ }).first()

const SCREENS: Screen[] = [
  {
    name: 'keeping a day',
    path: '/dashboard',
    who: aProReader,
    shows: (page) => page.getByRole('button', { name: 'Keep this day offline' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Keep this day offline' }).click()
      await expect(page.getByRole('button', { name: /^Keep \d/ })).toBeVisible()
    },
  },
  {
    name: 'a dashboard without a network',
    path: '/dashboard',
    who: aProReader,
    mishap: /ERR_INTERNET_DISCONNECTED/,
    shows: (page) => page.getByRole('link', { name: /Wayanad landslides/ }),
    prepare: async (page) => {
      await page.context().setOffline(true)
      await page.evaluate(() => fetch('/api/entries').catch(() => undefined))
      await expect(page.getByText(/^Offline\./)).toBeVisible()
    },
  },
  { name: 'the landing page', path: '/', shows: (page) => heading(page, /explained for the civil-services exam/) },
  {
    name: 'the landing page in Tamil, with all of it unfolded',
    path: '/',
    shows: (page) => page.locator('[data-sample=en] [data-term][role=button]').first(),
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'தமிழ்' }).check({ force: true })
      await page
        .getByText(/key terms of this article/)
        .locator('visible=true')
        .click()
      await page.getByText('Show the answer and why').click()
      await page.getByText('Can I cancel at any time?').click()
      await page.getByRole('radio', { name: 'Only two' }).check({ force: true })
      await page.locator('[data-sample=ta] [data-term]').first().focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  { name: 'the features page', path: '/features', shows: (page) => heading(page, /practise it/) },
  {
    name: 'the pricing page, by the year',
    path: '/pricing',
    shows: (page) => heading(page, 'Plans'),
    prepare: async (page) => {
      await page.getByRole('radio', { name: /Yearly/ }).check({ force: true })
      await page.getByText('What this means').click()
    },
  },
  { name: 'the mission page', path: '/mission', shows: (page) => heading(page, /One careful page/) },
  { name: 'the sponsors page', path: '/sponsors', shows: (page) => heading(page, 'Technology partners') },
  { name: 'the sign-in page', path: '/login', shows: (page) => page.getByRole('button', { name: 'free@catalyst.test' }) },
  {
    name: 'the sign-up page, with a mistake',
    path: '/signup',
    shows: (page) => heading(page, 'Create an account'),
    prepare: async (page) => {
      await page.getByLabel('Email').fill('somebody@journey.test')
      await page.getByLabel('Password', { exact: true }).fill('abc')
      await page.getByLabel('Confirm password').fill('abd')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'the forgotten-password page', path: '/forgot-password', shows: (page) => heading(page, 'Forgot password') },
  {
    name: 'the new-password page',
    path: '/reset-password#token=abc',
    shows: (page) => page.getByRole('button', { name: 'Set new password' }),
  },
  {
    name: 'the dashboard',
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: /Maha Kumbh opens/ }),
  },
  {
    name: 'search results',
    path: '/dashboard?q=court',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: /electoral bonds/ }),
  },
  {
    name: 'an article with a tooltip',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: glossary('Key terms'),
    prepare: async (page) => {
      await page.locator('[data-term]').first().focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    name: 'an article in Hindi',
    path: article(IN_THREE_LANGUAGES),
    who: aFreeReader,
    remembers: { reading_language: 'hi' },
    shows: glossary('प्रमुख शब्द'),
  },
  {
    name: 'an article in Tamil, with model answers',
    path: article(IN_THREE_LANGUAGES),
    who: (people) => people.aProReader(),
    remembers: { reading_language: 'ta' },
    shows: glossary('முக்கியச் சொற்கள்'),
    prepare: (page) =>
      page
        .getByRole('button', { name: /Show the model answer/ })
        .first()
        .click(),
  },
  {
    name: 'an article with the study timer unfolded',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: glossary('Key terms'),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Study timer' }).click()
      await page.getByRole('button', { name: 'Start' }).click()
      await expect(page.getByRole('combobox', { name: 'Break' })).toBeDisabled()
    },
  },
  {
    name: 'a break with an answered question',
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: /Maha Kumbh opens/ }),
    prepare: async (page) => {
      const body = listing({ title: `A title with a ${'very'.repeat(30)} long word` })
      await page.route('**/hot.json*', (route) => route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } }))
      await beginBreak(page)
      await page
        .getByRole('list', { name: /Which subreddit/ })
        .getByRole('button')
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Next Question' })).toBeFocused()
    },
  },
  {
    name: 'a break without posts',
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: /Maha Kumbh opens/ }),
    mishap: /status of 403/,
    prepare: async (page) => {
      await page.route('**/hot.json*', (route) => route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }))
      await beginBreak(page)
      await expect(page.getByRole('button', { name: 'Play with key terms' })).toBeVisible()
    },
  },
  {
    name: 'a break put aside',
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: /Maha Kumbh opens/ }),
    prepare: async (page) => {
      await page.route('**/hot.json*', (route) =>
        route.fulfill({ body: listing(), headers: { 'access-control-allow-origin': '*' } }),
      )
      await beginBreak(page)
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Open break' })).toBeVisible()
      await expect(page.getByRole('link', { name: /Maha Kumbh opens/ })).toBeVisible()
    },
  },
  {
    name: 'the notifications',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: (page) => page.getByRole('button', { name: 'Mark as unread' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(page.getByRole('link', { name: /First article/ })).toBeVisible()
    },
  },
  {
    name: 'the reading streak',
    path: '/dashboard',
    who: aFreeReader,
    shows: (page) => page.getByRole('link', { name: /Maha Kumbh opens/ }),
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Reading streak/ }).click()
      await expect(page.getByText('Start your reading journey!')).toBeVisible()
    },
  },
  {
    name: 'an article with its player at hand',
    path: recordedArticle,
    who: (people) => people.aProReader(),
    shows: (page) => page.getByRole('button', { name: 'Play' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Play' }).click()
      await page.getByRole('link', { name: 'Future' }).click()
      await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
    },
  },
  {
    name: 'an article read aloud, after a failure',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: glossary('Key terms'),
    prepare: async (page) => {
      await withVoices('en-IN')(page.context())
      await page.reload()
      await page.getByRole('button', { name: 'Play' }).click()
      await loseVoice(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'the bookmarks',
    path: '/bookmarks',
    who: async (people) => {
      const reader = await people.aFreeReader()
      await people.bookmarksEverything(reader)
      return reader
    },
    shows: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
  {
    name: 'the shared results, and the one to share',
    path: '/community/peer-learning',
    who: aProReader,
    shows: (page) => page.getByRole('article').first(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Share a result' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the study groups, with the members of one',
    path: '/community/peer-learning?tab=groups',
    who: (people) => people.aTester(),
    shows: (page) => page.getByRole('article').first(),
    prepare: async (page) => {
      const group = page.getByRole('article', { name: 'Map work on Sundays' })
      await group.getByRole('button', { name: /^Join/ }).click()
      await expect(group.getByRole('button', { name: /^Leave/ })).toBeVisible()
      await group.getByRole('button', { name: /^Members/ }).click()
      await expect(group.getByRole('listitem').filter({ hasText: 'tester' })).toBeVisible()
    },
  },
  {
    name: 'the learning tips',
    path: '/community/peer-learning?tab=tips',
    who: aProReader,
    shows: (page) => page.getByRole('article').first(),
    prepare: (page) => page.getByRole('button', { name: /^Save/ }).first().click(),
  },
  {
    name: 'a learning tip that is being written, with a mistake',
    path: '/community/peer-learning?tab=tips',
    who: aProReader,
    shows: (page) => page.getByRole('article').first(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Write a tip' }).click()
      await page.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('Please write at least 3 characters.')).toBeVisible()
    },
  },
  {
    name: 'the flashcards',
    path: article(IN_ENGLISH_ONLY),
    who: (people) => people.aProReader(),
    shows: (page) => page.getByRole('button', { name: 'View Flashcards' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'View Flashcards' }).click()
      await expect(page.getByText('Card 1 of')).toBeVisible()
    },
  },
  {
    name: 'a missing article',
    path: '/article/0198c0de-0000-7000-8000-000000000000',
    who: aFreeReader,
    shows: (page) => heading(page, 'Article Not Found'),
    mishap: /status of 404/,
  },
  {
    name: 'a question of a quiz',
    path: quizOn(IN_ENGLISH_ONLY),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    prepare: (page) => page.keyboard.press('b'),
  },
  {
    name: 'a quiz that was left',
    path: quizOn(IN_ENGLISH_ONLY),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    prepare: async (page) => {
      await page.keyboard.press('b')
      await page.reload()
      await expect(page.getByRole('button', { name: 'Go on where you stopped' })).toBeVisible()
    },
  },
  {
    name: 'the results of a quiz, not yet saved',
    path: quizOn(IN_THREE_LANGUAGES),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    mishap: /ERR_FAILED.*quiz-history\/submit/,
    prepare: async (page) => {
      await page.route('**/api/quiz-history/submit', (route) => route.abort())
      await takeQuiz(page)
      await expect(page.getByText('Not saved yet')).toBeVisible()
    },
  },
  {
    name: 'the quiz history, with an attempt that waits',
    path: quizOn(IN_THREE_LANGUAGES),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    mishap: /ERR_FAILED.*quiz-history\/submit/,
    prepare: async (page) => {
      await takeQuiz(page)
      await expect(page.getByText('Saved to your history')).toBeVisible()
      await page.getByRole('button', { name: 'Retake Quiz' }).click()
      await page.route('**/api/quiz-history/submit', (route) => route.abort())
      await takeQuiz(page)
      await page.getByRole('link', { name: 'View History' }).click()
      await expect(page.getByText('Waiting to be saved')).toBeVisible()
      await expect(page.getByRole('main').locator('a[href^="/quiz-history/"]').first()).toBeVisible()
    },
  },
  {
    name: 'an attempt at a quiz',
    path: quizOn(IN_THREE_LANGUAGES),
    who: aProReader,
    shows: (page) => page.getByRole('radiogroup'),
    prepare: async (page) => {
      await takeQuiz(page)
      await expect(page.getByText('Saved to your history')).toBeVisible()
      await page.getByRole('link', { name: 'View All Results' }).click()
      await expect(page.getByRole('heading', { name: /^Taken on/ })).toBeVisible()
    },
  },
  {
    name: 'the discussion of a quiz, with a reply being written',
    path: forumOn(IN_ENGLISH_ONLY),
    who: (people) => people.aTester(),
    shows: (page) => page.getByText(/How does double proportionality differ/),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Your discussion' }).fill('நீளமானசொல்'.repeat(30))
      await page.getByRole('button', { name: 'Post Discussion' }).click()
      const mine = page.getByRole('article').first()
      await mine.getByRole('button', { name: /^Reply/ }).click()
      await page.getByRole('textbox', { name: /^Your reply/ }).fill('Donaudampfschifffahrtsgesellschaft'.repeat(9))
    },
  },
  {
    name: 'a discussion that is about to be deleted',
    path: forumOn(IN_THREE_LANGUAGES),
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: /^Delete/ }).first(),
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the quiz history without Pro',
    path: '/quiz-history',
    who: aFreeReader,
    shows: (page) => page.getByText('Pro access required to view quiz history'),
    mishap: /status of 403/,
  },
  {
    name: 'the forums, with one just created',
    path: '/community/forums?sort=created',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: 'Create forum' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create forum' }).click()
      const form = page.getByRole('dialog')
      await form.getByRole('combobox', { name: 'Category' }).selectOption('Answer writing')
      await form.getByRole('textbox', { name: 'Title' }).fill(`${'Longword'.repeat(8)} and उत्तर लेखन`)
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Create forum' }).click()
      await expect(page.getByText('Forum created:')).toBeVisible()
      await page.evaluate(() => window.scrollTo(0, 400))
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
    },
  },
  {
    name: 'creating a forum, with a title too long',
    path: '/community/forums',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: 'Create forum' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Create forum' }).click()
      await page.getByRole('textbox', { name: 'Title' }).fill('x'.repeat(120))
    },
  },
  {
    name: 'the keys of the forums',
    path: '/community/forums',
    who: aProReader,
    shows: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }),
    prepare: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click(),
  },
  {
    name: 'the forums, after a failure',
    path: '/community/forums',
    who: aProReader,
    shows: (page) => page.getByRole('heading', { name: 'Community forums' }),
    mishap: /ERR_FAILED/,
    prepare: async (page) => {
      await page.route('**/api/community/**', (route) => route.abort())
      await page.reload()
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    },
  },
  {
    name: 'the settings',
    path: '/settings',
    who: aFreeReader,
    shows: (page) => page.getByText('This device', { exact: true }),
    prepare: (page) => expect(page.getByRole('switch', { name: 'Email digest' })).toBeVisible(),
  },
  {
    name: 'the plans, with what was picked before and the policy behind each promise',
    path: '/subscription',
    who: aFreeReader,
    remembers: PICKED_YEARLY,
    shows: (page) => page.getByText('You chose Pro, billed yearly'),
    prepare: async (page) => {
      for (const promise of TRUST) await page.getByText(promise, { exact: true }).click()
      await expect(payButton(page)).toBeVisible()
    },
  },
  {
    name: 'the test checkout, after a payment that failed',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await payButton(page).click()
      await testCheckout(page).does('Let the payment fail')
      await expect(page.getByText('Nothing was charged')).toBeVisible()
    },
  },
  {
    name: 'the plans, after a checkout that was left',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: leavesCheckout,
  },
  {
    name: 'the page that waits for a payment',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await leavesCheckout(page)
      await page.getByRole('link', { name: /^I have paid/ }).click()
      await expect(heading(page, 'Waiting for your payment')).toBeVisible()
    },
  },
  {
    name: 'the page after a payment',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await paysHere(page)
      await expect(page.getByText('It renews on')).toBeVisible()
    },
  },
  {
    name: 'the settings of somebody who pays, with a receipt',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await paysHere(page)
      await page.goto('/settings')
      await expect(statusCard(page).getByRole('heading', { name: 'Receipts' })).toBeVisible()
    },
  },
  {
    name: 'the question whether to cancel',
    path: '/subscription',
    who: aFreeReader,
    shows: payButton,
    prepare: async (page) => {
      await paysHere(page)
      await page.goto('/settings')
      await statusCard(page).getByRole('button', { name: 'Cancel subscription' }).click()
      await expect(page.getByRole('dialog', { name: 'Cancel your subscription?' })).toBeVisible()
    },
  },
  {
    name: 'the plans, with a year at once',
    path: '/subscription?for=community',
    who: aFreeReader,
    shows: (page) => page.getByText('The community is for Pro members.'),
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^Yearly/ }).check()
      await page.getByText('What this means').click()
      await expect(page.getByText('Everybody can read what the community is about.')).toBeVisible()
    },
  },
  {
    name: 'the notification settings, with emails on never',
    path: '/notification-settings',
    who: (people) => people.aTester(),
    shows: (page) => page.getByRole('region', { name: 'Community' }),
    prepare: async (page) => {
      await page.getByRole('radio', { name: /^Never/ }).click()
      await expect(page.getByText('Preferences saved')).toBeVisible()
    },
  },
  {
    name: 'the notification settings, after a failure',
    path: '/notification-settings',
    who: aFreeReader,
    shows: (page) => page.getByRole('region', { name: 'In the app' }),
    mishap: /ERR_FAILED/,
    prepare: async (page) => {
      await page.route('**/api/notifications/preferences', (route) => route.abort())
      await page.getByText('Reading streaks').click()
      await expect(page.getByText('Failed to update preferences')).toBeVisible()
    },
  },
  {
    name: 'the email preferences',
    path: '/mail-preferences',
    shows: (page) => heading(page, 'Email preferences'),
    prepare: async (page) => {
      const preferences = { email_frequency: 'never', email_daily_digest: true }
      const holder = { email: `${'asha'.repeat(20)}@${'example'.repeat(6)}.in`, preferences }
      await page.route('**/api/mail/preferences?*', (route) => route.fulfill({ json: { success: true, data: holder } }))
      await page.goto('/mail-preferences#ticket=living')
      await expect(page.getByText('You get no more emails')).toBeVisible()
    },
  },
  {
    name: 'the email preferences behind a dead link',
    path: '/mail-preferences#ticket=dead',
    shows: (page) => page.getByText('This link is not valid any more.'),
    mishap: /status of 403/,
  },
  {
    name: 'the feedback form, with a mistake',
    path: '/feedback/submit',
    who: aFreeReader,
    shows: (page) => heading(page, 'Submit feedback'),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Subject' }).fill('x'.repeat(201))
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'feedback that was sent',
    path: '/feedback/submit',
    who: aFreeReader,
    shows: (page) => heading(page, 'Submit feedback'),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
      await page.getByRole('button', { name: 'Submit feedback' }).click()
      await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
    },
  },
  {
    name: 'my feedback',
    path: '/feedback/submit',
    who: aFreeReader,
    shows: (page) => heading(page, 'Submit feedback'),
    prepare: async (page) => {
      await showHardFeedback(page)
      await page.goto('/feedback/my-feedback')
      await expect(page.getByRole('heading', { level: 2, name: 'Short' })).toBeVisible()
    },
  },
  {
    name: 'an answered feedback',
    path: '/feedback/submit',
    who: aFreeReader,
    shows: (page) => heading(page, 'Submit feedback'),
    prepare: async (page) => {
      await showHardFeedback(page)
      await page.goto('/feedback/track/FB-0000000000')
      await expect(page.getByRole('heading', { name: 'Response' })).toBeVisible()
    },
  },
  {
    name: 'a feedback that is not there',
    path: '/feedback/track/FB-0000000000',
    who: aFreeReader,
    shows: (page) => heading(page, 'Feedback Not Found'),
    mishap: /status of 404/,
  },
  {
    name: 'everybody’s feedback',
    path: '/admin/dashboard',
    who: anAdmin,
    shows: (page) => page.getByRole('link', { name: 'Manage feedback' }),
    prepare: async (page) => {
      await showHardFeedback(page)
      await page.getByRole('link', { name: 'Manage feedback' }).click()
      await expect(page.getByText('5 in all')).toBeVisible()
    },
  },
  {
    name: 'a feedback under review',
    path: '/admin/dashboard',
    who: anAdmin,
    shows: (page) => page.getByRole('link', { name: 'Manage feedback' }),
    prepare: async (page) => {
      await showHardFeedback(page)
      await page.getByRole('link', { name: 'Manage feedback' }).click()
      await page.getByRole('button', { name: /^View FB-0000000000/ }).click()
      await expect(page.getByRole('textbox', { name: 'Response' })).toBeVisible()
    },
  },
  {
    name: 'deleting an account',
    path: '/settings',
    who: aFreeReader,
    shows: (page) => page.getByText('This device', { exact: true }),
    prepare: (page) => page.getByRole('button', { name: 'Delete my account…' }).click(),
  },
  {
    name: 'the upload, with mistakes',
    path: '/admin/dashboard',
    who: anAdmin,
    shows: source,
    mishap: /status of 422/,
    prepare: async (page) => {
      await paste(source(page), asJson('1949-12-31', [anArticle('Whole'), { title: 'Half', quiz_title: 5 }]))
      await parse(page).click()
      await expect(page.getByRole('region', { name: '4 mistakes to mend' })).toBeVisible()
    },
  },
  {
    name: 'the upload of a day that exists, to be scheduled',
    path: async (library) => {
      await library.publish('1949-12-30', [anArticle('Kept'), anArticle('Dropped')], { replace: true })
      return '/admin/dashboard'
    },
    who: anAdmin,
    shows: source,
    prepare: async (page) => {
      await parsed(page, asJson('1949-12-30', [anArticle('Kept', { summary: 'Other.', unknown: 1 }), anArticle('New')]))
      await page.getByLabel('Schedule').check()
      await source(page).press('ControlOrMeta+f')
      await expect(page.getByLabel('Find in the text')).toBeFocused()
    },
  },
  {
    name: 'the preview of an upload',
    path: '/admin/dashboard',
    who: anAdmin,
    shows: source,
    prepare: async (page) => {
      await parsed(page, asJson('1949-12-31', [anArticle('A day', { title_translated: { ta: 'ஒரு நாள்' } })]))
      await page.getByRole('button', { name: 'Preview A day' }).click()
      await expect(page.getByRole('dialog', { name: 'Preview: A day' })).toBeVisible()
    },
  },
  {
    name: 'the entries',
    path: '/admin/dashboard?tab=entries',
    who: anAdmin,
    shows: (page) => page.getByRole('link', { name: /A handshake at 475 km/ }),
  },
  {
    name: 'the reports',
    path: reportedPost,
    who: anAdmin,
    shows: (page) => firstReport(page),
  },
  {
    name: 'a report',
    path: reportedPost,
    who: anAdmin,
    shows: (page) => firstReport(page),
    prepare: async (page) => {
      await firstReport(page).click()
      await page.getByText('1 earlier version').click()
      await page.getByRole('button', { name: 'Delete the post…' }).click()
      await expect(page.getByText('One other report of this post')).toBeVisible()
    },
  },
  {
    name: 'the keys of the reports',
    path: '/admin/reports?status=dismissed',
    who: anAdmin,
    shows: (page) => heading(page, 'Content Reports'),
    prepare: (page) => page.getByRole('button', { name: 'Keys' }).click(),
  },
  {
    name: 'an article in Tamil with its English',
    path: article(IN_THREE_LANGUAGES),
    who: aFreeReader,
    remembers: { reading_language: 'ta', reading_beside: 'true' },
    shows: (page) => page.getByRole('button', { name: 'With English' }),
    prepare: async (page) => {
      await page.setViewportSize({ width: 800, height: 800 })
      await page.getByRole('button', { name: 'English of paragraph 2' }).first().click()
    },
  },
  {
    name: 'an article in the widest setting, with the choices open',
    path: article(IN_THREE_LANGUAGES),
    who: aFreeReader,
    shows: (page) => page.getByRole('button', { name: 'Text', exact: true }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Text', exact: true }).click()
      const choices = page.getByRole('region', { name: 'Text', exact: true })
      for (const name of ['OpenDyslexic', 'Long']) await choices.getByRole('radio', { name }).check({ force: true })
      for (const wider of await choices.getByRole('radio', { name: 'Wider' }).all()) await wider.check({ force: true })
      await expect(page.locator('html[data-reading~=letters-wider]')).toHaveCount(1)
    },
  },
  {
    name: 'a choice of setting that is not saved yet',
    path: article(IN_ENGLISH_ONLY),
    who: aFreeReader,
    shows: (page) => page.getByRole('button', { name: 'Text', exact: true }),
    mishap: /ERR_FAILED/,
    prepare: async (page) => {
      await page.route('**/api/user/reading-settings', (route) => route.abort())
      await page.getByRole('button', { name: 'Text', exact: true }).click()
      await page.getByRole('radio', { name: 'Plain' }).check({ force: true })
      await expect(page.getByRole('button', { name: 'Try now' })).toBeVisible()
    },
  },
  {
    name: 'the figures of the community',
    path: '/admin/community?range=7d',
    who: anAdmin,
    shows: (page) => heading(page, 'Community Analytics'),
    prepare: async (page) => {
      await page.getByText('Show as a table').click()
      await expect(page.getByRole('table', { name: 'Posts a day' })).toBeVisible()
    },
  },
  {
    name: 'the people',
    path: '/admin/dashboard?tab=people',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: /^Manage / }).first(),
  },
  {
    name: 'a person who is about to be suspended',
    path: '/admin/dashboard?tab=people&who=tester',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: /^Manage / }).first(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Manage tester' }).click()
      await page.getByRole('button', { name: 'Suspend…' }).click()
    },
  },
  {
    name: 'the audit log',
    path: async (library, people, server) => {
      await reportedPost(library, people, server)
      return '/admin/dashboard?tab=audit'
    },
    who: anAdmin,
    shows: (page) => page.getByRole('list', { name: 'Acts, latest first' }),
  },
  {
    name: 'the system',
    path: '/admin/dashboard?tab=system',
    who: anAdmin,
    shows: (page) => page.getByRole('region', { name: 'Database' }),
  },
  {
    name: 'an entry with its history',
    path: async (library) => {
      await library.publish('1949-12-29', [anArticle('Old')], { replace: true })
      await library.publish('1949-12-29', [anArticle('W'.repeat(200))], { replace: true, status: 'draft' })
      return library.entryPath('1949-12-29')
    },
    who: anAdmin,
    shows: (page) => page.getByRole('region', { name: 'History' }),
    prepare: (page) => expect(page.getByRole('button', { name: 'Restore version 1' })).toBeVisible(),
  },
  {
    name: 'an article being edited',
    path: async (library) => {
      const [id] = await library.publish('1949-12-28', [anArticle('To edit')], { replace: true })
      return `${await library.entryPath('1949-12-28')}&article=${id}`
    },
    who: anAdmin,
    shows: (page) => page.getByLabel('JSON of the article'),
  },
  {
    name: 'a translation being written',
    path: async (library) => {
      const [id] = await library.publish('1949-12-28', [anArticle('To edit')], { replace: true })
      return `${await library.entryPath('1949-12-28')}&article=${id}&translation=ta`
    },
    who: anAdmin,
    shows: (page) => page.getByLabel('Summary'),
  },
  {
    name: 'a forum with a menu unfolded, a reply and an edit begun',
    path: aBusyForum,
    who: aProReader,
    shows: (page) => page.getByRole('button', { name: 'Show all 5 replies' }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Like' }).first().click()
      await page
        .getByRole('button', { name: /^More about the post by pro/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Edit' }).click()
      await page.getByRole('button', { name: 'Reply' }).first().click()
      await page.getByRole('textbox', { name: /^Reply to/ }).fill('x'.repeat(10_001))
      await menuOfPost(page).click()
    },
  },
  {
    name: 'a forum with the window to report a post',
    path: aBusyForum,
    who: aProReader,
    shows: (page) => page.getByRole('button', { name: 'Show all 5 replies' }),
    prepare: async (page) => {
      await menuOfPost(page).click()
      await page.getByRole('button', { name: 'Report' }).click()
      await expect(page.getByRole('dialog', { name: 'Report post' })).toBeVisible()
    },
  },
  {
    name: 'a forum as its admin sees it',
    path: aBusyForum,
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: 'Pin forum' }),
    prepare: (page) => menuOfPost(page).click(),
  },
]

for (const { name, path, who, remembers, shows, mishap, prepare } of SCREENS)
  test(`${name} can be used by everybody: in every theme, on a small screen, in large type`, async ({
    open,
    people,
    library,
    server,
    mishaps,
  }) => {
    if (mishap) mishaps.expect(mishap)
    const page = await open(typeof path === 'string' ? path : await path(library, people, server), {
      as: await who?.(people),
      remembers,
    })
    await expect(shows(page)).toBeVisible()
    await prepare?.(page)

    for (const theme of THEMES) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      expect(await violations(page), theme).toEqual([])
    }

    await page.setViewportSize({ width: 320, height: 640 })
    for (const scale of ['1', '1.5']) {
      await page.evaluate((chosen) => document.documentElement.style.setProperty('--font-scale', chosen), scale)
      expect(await widerThanTheScreen(page), `at 320 px and font scale ${scale}`).toEqual([])
    }
    const menu = page.getByRole('button', { name: 'Open menu' })
    if (await menu.isVisible()) await menu.click()
    expect(await widerThanTheScreen(page), 'with the menu unfolded').toEqual([])
  })

async function takeQuiz(page: Page) {
  const result = page.getByRole('heading', { name: 'Your result' })
  const question = page.getByRole('heading', { level: 2, name: /^Question/ })
  for (let place = 1; !(await result.isVisible()); place++) {
    await expect(question).toContainText(`Question ${place} of`)
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await expect(
      question
        .or(result)
        .filter({ hasNotText: `Question ${place} of` })
        .first(),
    ).toBeVisible()
  }
}

/** In the legacy mode: the other opens one more page each time, for frames that no screen has. */
async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(LEVELS).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`))
}

/** Empty when nothing makes the page scroll sideways; else what sticks out. */
function widerThanTheScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth)
    return [`${scrollWidth} > ${clientWidth}`, ...out.slice(-5).map((element) => element.outerHTML.slice(0, 200))]
  })
}

test('with the keyboard alone I sign in, open a day and read an article', async ({ open, people }) => {
  const reader = await people.aFreeReader()
  const page = await open('/login')
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const { activeElement: element } = document
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent
        return element?.getAttribute('aria-label') ?? label ?? ''
      })
      if (name.test(focused)) return
    }
    throw new Error(`Tab never came to ${name}`)
  }

  await tabTo(/^Email$/)
  await page.keyboard.type(reader.email)
  await tabTo(/^Password$/)
  await page.keyboard.type(reader.password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Daily Current Affairs')).toBeFocused()

  await expect(page.getByRole('link', { name: /Maha Kumbh opens/ })).toBeVisible()
  await tabTo(/16 February,? 2024/)
  await page.keyboard.press('Enter')
  await tabTo(/electoral bonds/)
  await page.keyboard.press('Enter')
  await expect(heading(page, /electoral bonds/)).toBeFocused()

  await tabTo(/^Future$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Future' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Mark as unread' })).toBeVisible()
})
