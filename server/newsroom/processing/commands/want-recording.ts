import type { Language } from '#contract/languages.ts'
import type { Db } from '#server/db/open.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import type { Scope } from '../rules.ts'
import { processDemoArticle } from './process-entry.ts'

interface Wanted {
  articleId: string
  language: Language
}

/** Prioritises the unit, if any is to be made. */
export async function wantRecording(db: Db, { articleId, language }: Wanted, now: Date): Promise<void> {
  await db
    .updateTable('processing_units')
    .set({ wanted_at: now })
    .where('article_id', '=', articleId)
    .where('language', '=', language)
    .where('status', 'in', ['pending', 'stale', 'failed'])
    .where('wanted_at', 'is', null)
    .execute()
}

/** Demos record sample days only on request. */
export async function wantDemoRecording(db: Db, queue: Queue, scope: Scope, wanted: Wanted, now: Date): Promise<void> {
  await processDemoArticle(db, queue, scope, wanted.articleId, now)
  await wantRecording(db, wanted, now)
}
