import { sql } from 'kysely'
import type { AuditRecord } from '#contract/accounts/audit.ts'
import { folded } from '#contract/fold-text.ts'
import type { Db } from '#server/db/open.ts'

interface Page {
  before?: [at: string, id: string] | undefined
  action?: string | undefined
  actor?: string | undefined
  subject?: string | undefined
  limit: number
}

export async function listAuditEntries(
  db: Db,
  { before, action, actor, subject, limit }: Page,
): Promise<{ data: AuditRecord[]; next_before: string | null }> {
  const rows = await db
    .selectFrom('audit_log')
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(at, audit_id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .$if(action !== undefined, (query) => query.where('action', '=', action as string))
    .$if(actor !== undefined, (query) => query.where(sql<boolean>`lower(actor_name) = ${folded(actor as string).trim()}`))
    .$if(subject !== undefined, (query) => query.where('subject_id', '=', subject as string))
    .orderBy('at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(limit + 1)
    .selectAll()
    .execute()
  const data = rows.slice(0, limit).map((row) => ({
    audit_id: row.audit_id,
    at: row.at.toISOString(),
    actor: row.actor_name,
    action: row.action as AuditRecord['action'],
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    details: row.details,
  }))
  const last = data.at(-1)
  return { data, next_before: rows.length > limit && last ? `${last.at}~${last.audit_id}` : null }
}
