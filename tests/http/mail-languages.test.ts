import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { emailLinks } from '#contract/accounts/email-links.ts'
import { passwordReset } from '#contract/accounts/password-reset.ts'
import { LANGUAGES, type Language, TARGETS } from '#contract/languages.ts'
import { FEEDBACK_STATUSES } from '#contract/site/feedback-rules.ts'
import { passwordChangedMail } from '#server/accounts/accounts/mail.ts'
import { confirmationMail, signInMail } from '#server/accounts/email-links/mail.ts'
import { resetMail } from '#server/accounts/password-reset/mail.ts'
import { FACTOR_CHANGES, factorChangedMail } from '#server/accounts/second-factor/mail.ts'
import { BILLING_MAILS, billingMail } from '#server/billing/subscriptions/mail.ts'
import { bookmarkMail, digestMail, quizMail } from '#server/messaging/mail/mail.ts'
import { feedbackMail } from '#server/site/feedback/mail.ts'
import { testApp } from '#tests/support/server/app.ts'

const SITE = 'https://catalyst.test'
const LINKS = { publicUrl: SITE, preferences: `${SITE}/mail-preferences#ticket=a.b`, unsubscribe: `${SITE}/api/mail/unsubscribe` }
const NAMES = ['UPSC Current Catalyst', 'Google', 'asha_r', 'Monsoon', 'GS2', 'Pro', 'FB-0123', 'ID']

const to = (language: Language) => ({ language, username: 'asha_r', url: `${SITE}/open#token=abc` })
const articles = (count: number) =>
  ['GS2', 'Essay', 'Prelims', ...Array.from({ length: count }, () => 'GS2')].slice(0, count).map((gs_paper_category, place) => ({
    article_id: `article-${place}`,
    title: 'Monsoon',
    summary: 'Monsoon',
    gs_paper_category,
    publication_date: '2026-11-26',
  }))
const attempts = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ attempt_id: `at-${place}`, title: 'Monsoon', score: place, total_questions: 5 }))

const isAmount = (kind: string) => kind === 'payment_received' || kind === 'paid_twice'
const FEEDBACK = { trackingId: 'FB-0123', subject: 'Monsoon', response: 'Monsoon' }
const FEEDBACK_NEWS = [null, ...FEEDBACK_STATUSES].flatMap((status) =>
  ([null, 'new', 'changed'] as const).filter((response) => status ?? response).map((response) => ({ status, response })),
)

type Compose = (language: Language) => { subject: string; html: string; text: string }
const MAILS: [kind: string, compose: Compose][] = [
  ['a sign-in link', (language) => signInMail(to(language))],
  ['the confirmation of an address', (language) => confirmationMail(to(language))],
  ['a link for a new password', (language) => resetMail(to(language))],
  ['a changed password', (language) => passwordChangedMail(to(language))],
  ...FACTOR_CHANGES.map((change): [string, Compose] => [change, (language) => factorChangedMail({ change, ...to(language) })]),
  ...BILLING_MAILS.map((kind): [string, Compose] => [
    kind,
    (language) => billingMail({ ...to(language), kind, detail: isAmount(kind) ? '₹1,499.00' : '2026-12-05', publicUrl: SITE }),
  ]),
  ...FEEDBACK_NEWS.map((news): [string, Compose] => [
    `feedback: ${news.status}, ${news.response}`,
    (language) => feedbackMail({ ...to(language), ...FEEDBACK, news }),
  ]),
  ...[1, 2, 3, 14].flatMap((count): [string, Compose][] => [
    [`a digest of ${count}`, (language) => digestMail(to(language), articles(count), false, LINKS)],
    [`a weekly digest of ${count}`, (language) => digestMail(to(language), articles(count), true, LINKS)],
    [`${count} quizzes`, (language) => quizMail(to(language), attempts(count), LINKS)],
    [`${count} bookmarks`, (language) => bookmarkMail(to(language), articles(Math.min(count, 10)), count, LINKS)],
  ]),
]

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
/** Also the preview, which the text leaves out. */
const wordsIn = ({ html }: { html: string }) => html.replace(/<style>.*?<\/style>/s, ' ').replace(/<[^>]+>/g, ' ')
const withoutNames = (text: string) =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/https:\S+/g, '').replace(/&\w+;/g, ''))

describe.each(MAILS)('the mail about %s', (_, compose) => {
  test.each(TARGETS)('has no English word in %s, and the same links', (language) => {
    const mail = compose(language)
    for (const text of [mail.subject, mail.text, wordsIn(mail)])
      expect(withoutNames(text).match(/\p{Script=Latin}{2,}/gu) ?? []).toEqual([])
    expect(linksIn(mail.html)).toEqual(linksIn(compose('en').html))
  })

  test.each(LANGUAGES)('names its language for mail programs: %s', (language) => {
    expect(/ lang="(\w+)"/.exec(compose(language).html)?.[1]).toBe(language)
  })
})

test('a title has lines as far apart as its script needs, and a label of two lines is centred', () => {
  const titled = (title: string) => digestMail(to('ta'), [{ ...articles(1)[0], title } as never], false, LINKS).html
  const leadingOf = (title: string) => /<h2[^>]*line-height:([\d.]+)/.exec(titled(title))?.[1]
  expect(['Monsoon', 'பருவமழை', 'मानसून'].map(leadingOf)).toEqual(['1.35', '1.5', '1.5'])
  expect(/<a[^>]*class="button"[^>]*>/.exec(titled('Monsoon'))?.[0]).toContain('text-align:center')
})

test('a title without a translation is marked as English', () => {
  const { html } = digestMail(to('hi'), articles(1), false, LINKS)
  expect(html.match(/<(?:h2|p)[^>]* lang="en"/g)).toHaveLength(2)
})

describe('the language of the account', () => {
  const app = testApp({ CONFIRM_EMAIL: '1' })

  test('is that of its mails, and English until one is chosen', async () => {
    const given = { email: 'asha@example.in', password: 'monsoon-42' }
    const { token } = (
      await app.call(accounts.register, { body: { ...given, interface_language: 'hi', consent: { terms: true, age: 'adult' } } })
    ).json()
    await app.runJobs()
    await app.call(accounts.updateProfile, { as: token, body: { interface_language: 'ta' } })
    await app.call(passwordReset.ask, { body: { email: given.email } })
    await app.runJobs()
    const other = await app.person()
    await app.call(passwordReset.ask, { body: { email: other.email } })
    await app.call(emailLinks.requestSignIn, { body: { email: other.email } })
    await app.runJobs()
    expect(app.mails.map(({ subject }) => subject)).toEqual([
      'अपने ईमेल पते की पुष्टि करें',
      'புதிய கடவுச்சொல்லை அமைக்க',
      'Set a new password',
      'Your sign-in link',
    ])
  })
})

test('days and numbers are those of the language', () => {
  const { subject, text } = digestMail(to('ta'), articles(14), true, LINKS)
  expect(subject).toBe('இந்த வாரம்: Monsoon, மேலும் 13 கட்டுரைகள்')
  expect(text).toContain('GS2 · 26 நவம்பர், 2026')
  expect(bookmarkMail(to('hi'), articles(10), 1234, LINKS).subject).toBe('सहेजे गए 1,234 लेख अभी पढ़ने बाकी हैं')
})
