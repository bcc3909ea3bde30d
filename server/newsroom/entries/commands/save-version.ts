import type { AuditAction } from '#contract/accounts/audit-actions.ts'
import type { ArticleChange } from '#contract/newsroom/entries.ts'
import type { EntryAction } from '#contract/newsroom/entry-rules.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import type { LiveEntry } from '#server/newsroom/shared/day-content.ts'
import type { KnownArticle } from '#server/newsroom/shared/upload-form.ts'
import type { KnownItem } from '#server/reading/shared/in-news-items.ts'
import { AUDITED } from '../rules.ts'

/** Without id: the schedule. `null`: the command line. */
export type Actor = { id: string | null; username: string } | null

export interface Version {
  entry: LiveEntry
  revision: number
  action: Exclude<EntryAction, 'found'>
  changes: ArticleChange[]
  /** `null` if unchanged since the previous revision. */
  content: KnownArticle[] | null
  /** Together with `content`. */
  items?: KnownItem[]
  /** For the audit log, if not the entry. */
  subject?: { kind: string; id: string; name: string }
  /** For the audit log, if not that of the action. */
  audited?: AuditAction
  /** For the audit log. */
  details?: Record<string, unknown>
  restoredFrom?: number
}

/** Needs the transaction of the change. */
export async function saveVersion(db: Db, version: Version, actor: Actor, now: Date): Promise<void> {
  const { entry, revision, action, content } = version
  const changes = version.changes.filter(({ change }) => change !== 'unchanged')
  const { entry_id, publication_date, status, publish_at } = entry
  await db
    .insertInto('entry_versions')
    .values({
      entry_id,
      revision,
      action,
      publication_date,
      status,
      publish_at,
      at: now,
      actor_id: actor?.id ?? null,
      actor_name: actor?.username ?? 'The command line',
      changes: JSON.stringify(changes),
      content: content && JSON.stringify(content),
      in_news: content && JSON.stringify(version.items ?? []),
    })
    .execute()
  const subject = version.subject ?? { kind: 'entry', id: entry_id, name: publication_date }
  const details = {
    revision,
    ...(publish_at && { scheduled_for: publish_at.toISOString() }),
    ...version.details,
    ...(version.restoredFrom && { restored_from: version.restoredFrom }),
    changes: changes.map(({ title, change, fields }) => ({ title, change, ...(fields.length > 0 && { fields }) })),
  }
  await recordAudit(db, { actor, action: version.audited ?? AUDITED[action], subject, details }, now)
}
