import { periodOf } from '#contract/syllabus/periods.ts'
import { ANY, dayOf, type Earlier, type Found } from './earlier-patterns.ts'
import { EARLIER_STATES } from './earlier-states.ts'
import type { NoticeData } from './notice-kinds.ts'

interface Said {
  type: string
  title: string
  message: string
  path: string | null
}

/** @returns what the English words of a notice without data tell, if they are exactly those that this product wrote */
export function earlierNotice({ type, title, message, path }: Said): NoticeData | undefined {
  for (const [of, heading, text, found] of type === 'new_article' ? [...OF_DAYS, compilationAt(path)] : EARLIER) {
    if (of !== type) continue
    const [one, other] = [heading.exec(title), text.exec(message)]
    const data = one && other && found(one.slice(1), other.slice(1))
    if (data) return data
  }
  return undefined
}

const nameOf = (name = '') => (name === 'Someone' ? null : name)
const LIKERS = String.raw`(\S+)(?: and (\d+) others?)?`

const published: Found = ([words], [title = '', more = '0']) => {
  const day = dayOf(words)
  return day ? { kind: 'day_published', day, title, more: Number(more) } : undefined
}

const OF_DAYS: Earlier[] = [
  ['new_article', /^New current affairs: (.+)$/, /^(.*), and (\d+) more articles?$/s, published],
  ['new_article', /^New current affairs: (.+)$/, /^(.*)$/s, published],
]

const compilationAt = (path: string | null): Earlier => [
  'new_article',
  /^Compilation of the (?:week|month): /,
  /^(One|\d+) articles? by paper and syllabus, to revise and print$/,
  (_, [articles]) => {
    const period = /^\/compilations\/([\w-]+)$/.exec(path ?? '')?.[1]
    return period && periodOf(period)
      ? { kind: 'compilation', period, articles: articles === 'One' ? 1 : Number(articles) }
      : undefined
  },
]

const EARLIER: Earlier[] = [
  [
    'quiz_completion',
    /^Quiz completed$/,
    /^(.+): (\d+) of (\d+) correct \((\d+)%\)$/s,
    (_, [quiz = '', score, total, percentage]) => ({
      kind: 'quiz_completed',
      quiz,
      score: Number(score),
      total: Number(total),
      percentage: Number(percentage),
    }),
  ],
  ['achievement', /^First quiz$/, /^You have taken your first quiz\.$/, () => ({ kind: 'first_quiz' })],
  [
    'achievement',
    /^Perfect score$/,
    /^All (\d+) correct in (.+)\.$/s,
    (_, [total, quiz = '']) => ({ kind: 'perfect_score', total: Number(total), quiz }),
  ],
  ['achievement', /^First article$/, ANY, () => ({ kind: 'articles_read', count: 1 })],
  ['achievement', /^(\d+) articles$/, /^You have read /, ([count]) => ({ kind: 'articles_read', count: Number(count) })],
  [
    'achievement',
    /^Your longest streak yet$/,
    /^(\d+) days in a row, one more than your previous record\.$/,
    (_, [count]) => ({ kind: 'longest_streak', count: Number(count) }),
  ],
  [
    'reading_streak',
    /^(\d+)-day reading streak$/,
    /^You have read on \d+ days in a row\.(?: The next milestone is (\d+) days\.)?$/,
    ([count], [next]) => ({ kind: 'streak', count: Number(count), next: next ? Number(next) : null }),
  ],
  [
    'reading_streak',
    /^Your streak ends tonight$/,
    /^You have read on (\d+) days in a row\. One article today keeps it going\.$/,
    (_, [count]) => ({ kind: 'streak_ends', count: Number(count) }),
  ],
  [
    'bookmark_reminder',
    /^Unread bookmarks$/,
    /^(.+?)(?:, and (\d+) more saved articles?)?$/s,
    (_, [title = '', more = '0']) => ({ kind: 'unread_bookmarks', title, more: Number(more) }),
  ],
  ['article_correction', /^Corrected: (.+)$/s, ANY, ([title = '']) => ({ kind: 'article_corrected', title })],
  [
    'article_addition',
    /^Since then: (.+)$/s,
    /^(.+) And (\d+) more developments?\.$/s,
    ([title = ''], [latest = '', more]) => ({ kind: 'article_extended_often', title, latest, more: Number(more) }),
  ],
  ['article_addition', /^Since then: (.+)$/s, ANY, ([title = '']) => ({ kind: 'article_extended', title })],
  ['forum_reply', /^New post in (.+)$/s, ANY, ([forum = '']) => ({ kind: 'post_in_forum', forum })],
  ['forum_reply', /^(\S+) replied to you$/, ANY, ([name = '']) => ({ kind: 'post_reply', name })],
  ['forum_reply', /^(\S+) mentioned you$/, ANY, ([name = '']) => ({ kind: 'post_mention', name })],
  [
    'forum_post_liked',
    new RegExp(`^${LIKERS} liked your post$`),
    ANY,
    ([name, others = '0']) => ({ kind: 'post_liked', name: nameOf(name), others: Number(others) }),
  ],
  [
    'learning_tip_liked',
    /^(?:\d+ likes for your learning tip|Your learning tip was liked)$/,
    new RegExp(`^${LIKERS} liked (.+)$`, 's'),
    (_, [name, others = '0', tip = '']) => ({ kind: 'tip_liked', name: nameOf(name), others: Number(others), tip }),
  ],
  [
    'quiz_result_shared',
    /^A result from your study group$/,
    /^(\S+) got (\d+) of (\d+) correct in (.+)$/s,
    (_, [name = '', score, total, quiz = '']) => ({
      kind: 'result_shared',
      name,
      score: Number(score),
      total: Number(total),
      quiz,
    }),
  ],
  [
    'quiz_discussion_reply',
    /^New reply to your discussion$/,
    /^(\S+) replied about question (\d+) of (.+)\.$/s,
    (_, [name = '', question, quiz = '']) => ({ kind: 'discussion_reply', name, question: Number(question), quiz }),
  ],
  [
    'quiz_discussion_resolved',
    /^Your discussion was marked as resolved$/,
    /^It is about question (\d+) of (.+)\. If you still need an answer, you can reopen it\.$/s,
    (_, [question, quiz = '']) => ({ kind: 'discussion_resolved', question: Number(question), quiz }),
  ],
  [
    'study_group_joined',
    /^New member in your study group$/,
    /^(\S+) joined (.+)$/s,
    (_, [name = '', group = '']) => ({ kind: 'group_joined', name, group }),
  ],
  [
    'study_group_joined',
    /^You now own a study group$/,
    /^You are the owner of (.+)$/s,
    (_, [group = '']) => ({ kind: 'group_owned', group }),
  ],
  ...EARLIER_STATES,
]
