import type { Unit } from '#contract/newsroom/processing.ts'
import * as sentences from '#contract/newsroom/processing-rules.ts'
import { type AuditEntry, recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { reviewInNews } from '#server/newsroom/translations/commands/made-in-news.ts'
import { reviewPractice } from '#server/newsroom/translations/commands/review-practice.ts'
import { reviewTranslation } from '#server/newsroom/translations/commands/review-translation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { subjectOf, type UnitOfSubject, unitById } from '../queries/progress.ts'

const REVIEWS = { text: reviewTranslation, practice: reviewPractice }

export type Admin = NonNullable<AuditEntry['actor']> & { id: string }

/** @throws HttpError 404, 409 without translation */
export async function reviewUnit(db: Db, unitId: string, by: Admin, now: Date): Promise<Unit> {
  await inTransaction(db, async (db) => {
    const unit = await unitById(db, unitId)
    if (!unit) throw new HttpError(404, sentences.UNIT_NOT_FOUND)
    if (!(await isMarked(db, unit, by.id, now))) throw new HttpError(409, sentences.NOTHING_TO_REVIEW)
    await recordAudit(
      db,
      {
        actor: by,
        action: 'article.reviewed',
        subject: subjectOf(unit),
        details: { kind: unit.kind, language: unit.language },
      },
      now,
    )
  })
  return (await unitById(db, unitId)) as Unit
}

async function isMarked(db: Db, unit: UnitOfSubject, userId: string, now: Date): Promise<boolean> {
  const { kind, language, article_id: articleId, entry_id: entryId } = unit
  if (kind === 'audio') return false
  if (kind === 'in-news') return entryId !== null && reviewInNews(db, { entryId, language, userId }, now)
  return articleId !== null && REVIEWS[kind](db, { articleId, language, userId }, now)
}
