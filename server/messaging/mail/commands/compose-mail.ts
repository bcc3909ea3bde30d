import type { Db } from '#server/db/open.ts'
import { secretFor } from '#server/platform/auth/secrets.ts'
import { createSignedToken } from '#server/platform/auth/signed-token.ts'
import { bookmarkMail, digestMail, type MailLinks, quizMail } from '../mail.ts'
import {
  findForgottenBookmarks,
  findLastDigestTime,
  listCompletedQuizzes,
  listUnreadArticles,
  type Recipient,
} from '../queries.ts'
import * as rules from '../rules.ts'

export interface Delivery {
  user_id: string
  kind: rules.MailKind
  day: string
  attempts: number
  queued_at: Date
}

export async function compose(db: Db, publicUrl: string, { kind, day, queued_at }: Delivery, to: Recipient, now: Date) {
  const addresses = await linksFor(db, publicUrl, to.userId, kind, now)
  if (kind === 'digest') {
    const isWeekly = to.preferences.email_frequency === 'weekly'
    const { from } = rules.digestPeriod(queued_at, await findLastDigestTime(db, to.userId, day), isWeekly)
    const news = await listUnreadArticles(db, to, from, queued_at)
    return news.length > 0 && digestMail(to, news, isWeekly, addresses)
  }
  if (kind === 'quiz_completion') {
    const attempts = await listCompletedQuizzes(db, to, queued_at, now)
    return attempts.length > 0 && quizMail(to, attempts, addresses)
  }
  const { saved, count } = await findForgottenBookmarks(db, to, new Date(queued_at.getTime() - rules.BOOKMARK_REMINDER_AFTER_MS))
  return count > 0 && bookmarkMail(to, saved, count, addresses)
}

async function linksFor(db: Db, publicUrl: string, userId: string, kind: rules.MailKind, now: Date): Promise<MailLinks> {
  const secret = await secretFor(db, 'tickets')
  const until = new Date(now.getTime() + rules.MAIL_TOKEN_MS)
  const toggle = rules.TOGGLE_OF[kind]
  const stop = createSignedToken({ secret, what: rules.unsubscribePurpose(toggle) }, userId, until)
  const choose = createSignedToken({ secret, what: rules.MAIL_PREFERENCES }, userId, until)
  return {
    publicUrl,
    unsubscribe: `${publicUrl}/api/mail/unsubscribe?kind=${toggle}&ticket=${stop}`,
    // In the hash, so that server logs do not have it.
    preferences: `${publicUrl}/mail-preferences#ticket=${choose}`,
  }
}
