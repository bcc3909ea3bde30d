import type { Language } from '#contract/languages.ts'
import { periodOf } from '#contract/syllabus/periods.ts'
import type { TEXTS } from '#messages/all/messaging/notices.ts'
import { dayText, monthText } from '#server/platform/time/day-text.ts'
import { forumInLanguage } from './forum-in-language.ts'
import { BILLING_KINDS, FEEDBACK_KINDS, type NoticeWords, REPORT_KINDS } from './notice-states.ts'

type NoticeTexts = (typeof TEXTS)[Language]

interface Counted {
  title: string
  /** Besides the one that is named. */
  more: number
}
interface Liked {
  /** `null` when the account is deleted. */
  name: string | null
  others: number
}

const nameIn = (m: NoticeTexts, name: string | null) => name ?? m.someone

/**
 * What can be told, and how. Stored rows have these kinds and values: what takes other values needs a new kind, because both are read beside each
 * other for years, and during an upgrade by both versions.
 */
export const NOTICE_KINDS = {
  day_published: ({ day, title, more }: Counted & { day: string }, m: NoticeTexts, language: Language): NoticeWords => [
    m.newDay({ day: dayText(day, language) }),
    more > 0 ? m.firstAndMore({ title, count: more }) : title,
  ],
  compilation: ({ period, articles }: { period: string; articles: number }, m: NoticeTexts, language: Language): NoticeWords => [
    periodTitle(period, m, language),
    m.byPaper({ count: articles }),
  ],
  quiz_completed: (result: { quiz: string; score: number; total: number; percentage: number }, m: NoticeTexts): NoticeWords => [
    m.quizCompleted,
    m.quizResult(result),
  ],
  first_quiz: (_: object, m: NoticeTexts): NoticeWords => [m.firstQuiz, m.firstQuizTaken],
  perfect_score: (result: { quiz: string; total: number }, m: NoticeTexts): NoticeWords => [m.perfectScore, m.allCorrect(result)],
  articles_read: (read: { count: number }, m: NoticeTexts): NoticeWords => [m.articles(read), m.articlesRead(read)],
  streak: ({ count, next }: { count: number; next: number | null }, m: NoticeTexts): NoticeWords => [
    m.streak({ count }),
    next === null ? m.daysInARow({ count }) : `${m.daysInARow({ count })} ${m.nextMilestone({ count: next })}`,
  ],
  longest_streak: (streak: { count: number }, m: NoticeTexts): NoticeWords => [m.longestStreak, m.recordBeaten(streak)],
  streak_ends: (streak: { count: number }, m: NoticeTexts): NoticeWords => [m.streakEndsTonight, m.oneArticleKeepsIt(streak)],
  unread_bookmarks: ({ title, more }: Counted & { article?: string }, m: NoticeTexts): NoticeWords => [
    m.unreadBookmarks,
    more > 0 ? m.bookmarkAndMore({ title, count: more }) : title,
  ],
  article_corrected: (article: { title: string }, m: NoticeTexts): NoticeWords => [m.corrected(article)],
  article_extended: (article: { title: string }, m: NoticeTexts): NoticeWords => [m.sinceThen(article)],
  article_extended_often: ({ title, latest, more }: Counted & { latest: string }, m: NoticeTexts): NoticeWords => [
    m.sinceThen({ title }),
    m.latestAndMore({ latest, count: more }),
  ],
  post_reply: (by: { name: string }, m: NoticeTexts): NoticeWords => [m.repliedToYou(by)],
  post_mention: (by: { name: string }, m: NoticeTexts): NoticeWords => [m.mentionedYou(by)],
  post_in_forum: ({ forum }: { forum: string }, m: NoticeTexts, language: Language): NoticeWords => [
    m.newPostIn({ forum: forumInLanguage(forum, language) }),
  ],
  post_liked: ({ name, others }: Liked, m: NoticeTexts): NoticeWords => [m.likedYourPost({ name: nameIn(m, name), others })],
  tip_liked: ({ name, others, tip }: Liked & { tip: string }, m: NoticeTexts): NoticeWords => [
    m.tipLikes({ count: others + 1 }),
    m.likedTip({ name: nameIn(m, name), others, tip }),
  ],
  result_shared: (result: { name: string; quiz: string; score: number; total: number }, m: NoticeTexts): NoticeWords => [
    m.resultOfGroup,
    m.gotCorrect(result),
  ],
  discussion_reply: (reply: { name: string; question: number; quiz: string }, m: NoticeTexts): NoticeWords => [
    m.replyToDiscussion,
    m.repliedAbout(reply),
  ],
  discussion_resolved: (about: { question: number; quiz: string }, m: NoticeTexts): NoticeWords => [
    m.discussionResolved,
    m.mayReopen(about),
  ],
  group_joined: (by: { name: string; group: string }, m: NoticeTexts): NoticeWords => [m.newMember, m.joinedGroup(by)],
  group_owned: (owned: { group: string }, m: NoticeTexts): NoticeWords => [m.ownAGroup, m.ownerOf(owned)],
  ...BILLING_KINDS,
  ...FEEDBACK_KINDS,
  ...REPORT_KINDS,
}

type Kinds = typeof NOTICE_KINDS
export type NoticeKind = keyof Kinds
/** Of a notice, as stored. */
export type NoticeData = { [K in NoticeKind]: { kind: K } & Parameters<Kinds[K]>[0] }[NoticeKind]

function periodTitle(name: string, m: NoticeTexts, language: Language): string {
  const period = periodOf(name)
  if (!period) throw new Error(`${name} is no period`)
  const [from, to] = [dayText(period.first_day, language), dayText(period.last_day, language)]
  return period.kind === 'week'
    ? m.compilationOfWeek({ from, to })
    : m.compilationOfMonth({ month: monthText(period.first_day, language) })
}
