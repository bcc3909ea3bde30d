import type { Target } from '#contract/languages.ts'
import type { Unit } from '#contract/newsroom/processing.ts'
import { TRANSLATION_NOT_FOUND } from '#contract/newsroom/processing-rules.ts'
import type { Sections } from '#contract/reading/analysis.ts'
import { type AuditEntry, recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { deleteTranslation } from '#server/newsroom/translations/commands/delete-translation.ts'
import { saveTranslation } from '#server/newsroom/translations/commands/save-translation.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { textHash } from '../policy.ts'
import { storedArticles } from '../queries/articles-to-process.ts'
import { unitOf } from '../queries/progress.ts'
import type { Scope } from '../rules.ts'
import { hashOf } from './hash.ts'
import { planUnits } from './plan-units.ts'
import type { Admin } from './review-unit.ts'
import { wakeWorkers } from './wake-workers.ts'

interface ManualTranslation {
  articleId: string
  language: Target
}

/** Replaces a machine translation. @throws HttpError 404 */
export async function saveManualTranslation(
  db: Db,
  queue: Queue,
  scope: Scope,
  { articleId, language, by }: ManualTranslation & { by: Admin },
  text: { title: string; summary: string; analysis: Sections },
  now: Date,
): Promise<Unit> {
  await inTransaction(db, async (db) => {
    const [article] = await storedArticles(db, [articleId], true)
    if (!article) throw new HttpError(404, TRANSLATION_NOT_FOUND)
    const madeOf = textHash(article, language, hashOf)
    await saveTranslation(db, { articleId, language, text, english: [], madeOf, writtenBy: by.id }, now)
    await recordAudit(db, auditEntry(by, articleId, { language }), now)
    await planUnits(db, scope, [articleId], now)
    await wakeWorkers(db, queue)
  })
  return (await unitOf(db, articleId, language)) as Unit
}

/** Machine translation follows. @throws HttpError 404 */
export async function deleteManualTranslation(
  db: Db,
  queue: Queue,
  scope: Scope,
  { articleId, language, by }: ManualTranslation & { by: Admin },
  now: Date,
) {
  await inTransaction(db, async (db) => {
    await storedArticles(db, [articleId], true)
    if (!(await deleteTranslation(db, { articleId, language, isManual: true }, now)))
      throw new HttpError(404, TRANSLATION_NOT_FOUND)
    await recordAudit(db, auditEntry(by, articleId, { language, taken_back: true }), now)
    await planUnits(db, scope, [articleId], now)
    await wakeWorkers(db, queue)
  })
}

const auditEntry = (actor: Admin, articleId: string, details: Record<string, unknown>): AuditEntry => ({
  actor,
  action: 'article.translated',
  details,
  subject: { kind: 'article', id: articleId },
})
