import { describe, expect, test } from 'vitest'
import type { NotificationType } from '#contract/messaging/notification-types.ts'
import { NOTICE_KINDS, type NoticeData } from './notice-kinds.ts'
import { noticeIn, told, wordsOf } from './notice-words.ts'

/** Type, data, the English title and message as ever, and the path if it tells something. Values without Latin letters show words that stayed English. */
type Sample = readonly [NotificationType, NoticeData, title: string, message: string, path?: string]

const ACHIEVED = 'achievement'
const BILLED = 'billing_update'
const quiz = 'Ψ 1'
const name = 'ωω'
const day = '2026-11-26'

const SAMPLES: Sample[] = [
  ['new_article', { kind: 'day_published', day, title: 'Ω', more: 0 }, 'New current affairs: 26 November 2026', 'Ω'],
  [
    'new_article',
    { kind: 'day_published', day, title: 'Ω', more: 1 },
    'New current affairs: 26 November 2026',
    'Ω, and 1 more article',
  ],
  [
    'new_article',
    { kind: 'day_published', day, title: 'Ω, Δ', more: 2 },
    'New current affairs: 26 November 2026',
    'Ω, Δ, and 2 more articles',
  ],
  ['new_article', { kind: 'day_published', day, title: '', more: 0 }, 'New current affairs: 26 November 2026', ''],
  [
    'new_article',
    { kind: 'compilation', period: '2024-W31', articles: 1 },
    'Compilation of the week: 29 July 2024 to 4 August 2024',
    'One article by paper and syllabus, to revise and print',
    '/compilations/2024-W31',
  ],
  [
    'new_article',
    { kind: 'compilation', period: '2024-09', articles: 1200 },
    'Compilation of the month: September 2024',
    '1200 articles by paper and syllabus, to revise and print',
    '/compilations/2024-09',
  ],
  [
    'quiz_completion',
    { kind: 'quiz_completed', quiz: 'Ψ: 1', score: 3, total: 5, percentage: 60 },
    'Quiz completed',
    'Ψ: 1: 3 of 5 correct (60%)',
  ],
  [ACHIEVED, { kind: 'first_quiz' }, 'First quiz', 'You have taken your first quiz.'],
  [ACHIEVED, { kind: 'perfect_score', quiz, total: 5 }, 'Perfect score', 'All 5 correct in Ψ 1.'],
  [ACHIEVED, { kind: 'articles_read', count: 1 }, 'First article', 'You have read your first article.'],
  [ACHIEVED, { kind: 'articles_read', count: 100 }, '100 articles', 'You have read 100 articles.'],
  [
    'reading_streak',
    { kind: 'streak', count: 7, next: 14 },
    '7-day reading streak',
    'You have read on 7 days in a row. The next milestone is 14 days.',
  ],
  ['reading_streak', { kind: 'streak', count: 365, next: null }, '365-day reading streak', 'You have read on 365 days in a row.'],
  [
    ACHIEVED,
    { kind: 'longest_streak', count: 9 },
    'Your longest streak yet',
    '9 days in a row, one more than your previous record.',
  ],
  [
    'reading_streak',
    { kind: 'streak_ends', count: 3 },
    'Your streak ends tonight',
    'You have read on 3 days in a row. One article today keeps it going.',
  ],
  ['bookmark_reminder', { kind: 'unread_bookmarks', title: 'Ω', more: 0 }, 'Unread bookmarks', 'Ω'],
  ['bookmark_reminder', { kind: 'unread_bookmarks', title: 'Ω', more: 1 }, 'Unread bookmarks', 'Ω, and 1 more saved article'],
  ['bookmark_reminder', { kind: 'unread_bookmarks', title: 'Ω', more: 4 }, 'Unread bookmarks', 'Ω, and 4 more saved articles'],
  ['article_correction', { kind: 'article_corrected', title: 'Ω' }, 'Corrected: Ω', 'Δ'],
  ['article_addition', { kind: 'article_extended', title: 'Ω' }, 'Since then: Ω', 'Δ'],
  [
    'article_addition',
    { kind: 'article_extended_often', title: 'Ω', latest: 'Δ.', more: 1 },
    'Since then: Ω',
    'Δ. And 1 more development.',
  ],
  [
    'article_addition',
    { kind: 'article_extended_often', title: 'Ω', latest: 'Δ.', more: 2 },
    'Since then: Ω',
    'Δ. And 2 more developments.',
  ],
  ['forum_reply', { kind: 'post_reply', name }, 'ωω replied to you', 'Φ: Δ'],
  ['forum_reply', { kind: 'post_mention', name }, 'ωω mentioned you', 'Φ: Δ'],
  ['forum_reply', { kind: 'post_in_forum', forum: 'Φ' }, 'New post in Φ', 'ωω: Δ'],
  ['forum_post_liked', { kind: 'post_liked', name, others: 0 }, 'ωω liked your post', 'Δ'],
  ['forum_post_liked', { kind: 'post_liked', name, others: 1 }, 'ωω and 1 other liked your post', 'Δ'],
  ['forum_post_liked', { kind: 'post_liked', name: null, others: 2 }, 'Someone and 2 others liked your post', 'Δ'],
  ['learning_tip_liked', { kind: 'tip_liked', name, others: 0, tip: 'Ω' }, 'Your learning tip was liked', 'ωω liked Ω'],
  [
    'learning_tip_liked',
    { kind: 'tip_liked', name: null, others: 1, tip: 'Ω' },
    '2 likes for your learning tip',
    'Someone and 1 other liked Ω',
  ],
  [
    'learning_tip_liked',
    { kind: 'tip_liked', name, others: 2, tip: 'Ω' },
    '3 likes for your learning tip',
    'ωω and 2 others liked Ω',
  ],
  [
    'quiz_result_shared',
    { kind: 'result_shared', name, score: 3, total: 5, quiz },
    'A result from your study group',
    'ωω got 3 of 5 correct in Ψ 1',
  ],
  [
    'quiz_discussion_reply',
    { kind: 'discussion_reply', name, question: 2, quiz },
    'New reply to your discussion',
    'ωω replied about question 2 of Ψ 1.',
  ],
  [
    'quiz_discussion_resolved',
    { kind: 'discussion_resolved', question: 2, quiz },
    'Your discussion was marked as resolved',
    'It is about question 2 of Ψ 1. If you still need an answer, you can reopen it.',
  ],
  ['study_group_joined', { kind: 'group_joined', name, group: 'Γ' }, 'New member in your study group', 'ωω joined Γ'],
  ['study_group_joined', { kind: 'group_owned', group: 'Γ' }, 'You now own a study group', 'You are the owner of Γ'],
  [
    BILLED,
    { kind: 'trial_started', day },
    'Your free trial has started',
    'You have Pro until 26 November 2026. The trial ends automatically and you won’t be charged.',
  ],
  [
    BILLED,
    { kind: 'trial_ending', day },
    'Your free trial ends soon',
    'You have Pro until 26 November 2026. You won’t be charged. To keep Pro, choose a plan.',
  ],
  [
    BILLED,
    { kind: 'trial_ended' },
    'Your free trial has ended',
    'You were not charged. Your progress, bookmarks and answers are kept.',
  ],
  [
    BILLED,
    { kind: 'payment_received', amount: '₹150.00' },
    'We have received your payment',
    'We have received ₹150.00 for Pro. The receipt is in Settings.',
  ],
  [
    BILLED,
    { kind: 'paid_twice', amount: '₹1,499.00' },
    'You paid twice, and we are refunding the second payment',
    'You already had a paid subscription, so we are refunding ₹1,499.00 in full. Your first subscription continues unchanged. The receipt is in Settings.',
  ],
  [
    BILLED,
    { kind: 'payment_failed', day },
    'Your payment did not go through',
    'You keep Pro until 26 November 2026. Please update your payment method before then.',
  ],
  [
    BILLED,
    { kind: 'cancelled', day: '2026-12-05' },
    'Your subscription is cancelled',
    'You keep Pro until 5 December 2026 and won’t be charged again. You can resume the subscription before then.',
  ],
  [
    BILLED,
    { kind: 'ended' },
    'Your subscription has ended',
    'You won’t be charged again. Your progress, bookmarks and answers are kept.',
  ],
  ...(['submitted', 'received', 'in_progress', 'resolved', 'closed'] as const).map(
    (status): Sample => [
      'feedback_update',
      { kind: `feedback_${status}`, subject: 'Ω', isAnswered: status === 'resolved' },
      `Your feedback is now ${status.replace('_', ' ')}`,
      status === 'resolved' ? 'Ω (with a response)' : 'Ω',
    ],
  ),
  ['feedback_update', { kind: 'feedback_response' }, 'You have a response to your feedback', 'Ω'],
  ['feedback_update', { kind: 'feedback_response_changed' }, 'The response to your feedback has changed', 'Ω'],
  ['mistake_report', { kind: 'report_corrected' }, 'The article was corrected after your report', 'Ω: Δ'],
  ['mistake_report', { kind: 'report_no_mistake' }, 'We checked your report: it is not a mistake', 'Ω: Δ'],
  ['mistake_report', { kind: 'report_duplicate' }, 'The mistake that you reported is already known', 'Ω'],
]

const CASES = SAMPLES.map((sample) => [`${sample[1].kind}: ${sample[2]}, ${sample[3]}`, sample] as const)
const stored = ([type, , title, message, path]: Sample, data: unknown = null) => ({
  type,
  title,
  message,
  path: path ?? null,
  data,
})

describe('a notice', () => {
  test('of every kind is tried here', () => {
    expect(new Set(SAMPLES.map(([, { kind }]) => kind))).toEqual(new Set(Object.keys(NOTICE_KINDS)))
  })

  test.each(CASES)('is stored with its data and its English words: %s', (_, [, data, title, message]) => {
    expect(told(data, message)).toEqual({ title, message, data })
  })

  test.each(CASES)('says the same in Hindi and Tamil, with the same values: %s', (_, sample) => {
    const [, data, title, message] = sample
    const values = Object.values({ ...data, kind: '', day: '', period: '' }).filter((value) =>
      /[^a-z0-9,. ]/i.test(String(value)),
    )
    for (const language of ['hi', 'ta'] as const) {
      const words = noticeIn(language, stored(sample, data))
      const both = `${words.title} ${words.message}`
      expect(both.replaceAll('Pro', '')).not.toMatch(/[A-Za-z{}]|undefined|null/)
      expect(words.title).not.toBe(title)
      for (const value of values.filter((value) => typeof value === 'string')) expect(both).toContain(value)
      // A word alone is a name, which stays.
      expect(words.message).toMatch(/^\p{L}*$/u.test(message) ? new RegExp(`^${message}$`, 'u') : /./)
    }
  })

  test.each(CASES)('from before its data were stored is recognised by its English words: %s', (_, sample) => {
    for (const language of ['en', 'hi', 'ta'] as const)
      expect(noticeIn(language, stored(sample))).toEqual(noticeIn(language, stored(sample, sample[1])))
  })

  test('in other words stays as it is stored', () => {
    const own = { title: 'Welcome', message: 'To the first readers', path: null }
    const broken = { title: 'Compilation of the month: May', message: 'One article by paper and syllabus, to revise and print' }
    for (const type of ['achievement', 'forum_reply', 'of_a_newer_version'])
      for (const data of [null, {}, { kind: 'of_a_newer_version' }, { kind: 'toString' }])
        expect(noticeIn('hi', { ...own, type, data })).toEqual({ title: own.title, message: own.message })
    expect(noticeIn('hi', { ...broken, type: 'new_article', path: '/compilations/2024-99', data: null })).toEqual(broken)
  })

  test('names days, months and counts as the language does', () => {
    const words = (language: 'hi' | 'ta', data: NoticeData) =>
      noticeIn(language, { type: '', title: '', message: '', path: null, data })
    expect(words('hi', { kind: 'day_published', day, title: 'Ω', more: 2 })).toEqual({
      title: 'नई समसामयिकी: 26 नवंबर 2026',
      message: 'Ω, साथ में 2 और लेख',
    })
    expect(words('ta', { kind: 'compilation', period: '2024-09', articles: 1200 })).toEqual({
      title: 'மாதத் தொகுப்பு: செப்டம்பர் 2024',
      message: 'தாள், பாடத்திட்டம் வாரியாக 1,200 கட்டுரைகள், மீள்பார்வைக்கும் அச்சிடவும்',
    })
  })
})

test('a forum that every instance has is named in the language, one that somebody made as it is', () => {
  expect(wordsOf({ kind: 'post_in_forum', forum: 'Ask a question' }, 'hi')[0]).toContain('प्रश्न पूछें')
  expect(wordsOf({ kind: 'post_in_forum', forum: 'Polity' }, 'hi')[0]).toContain('Polity')
})
