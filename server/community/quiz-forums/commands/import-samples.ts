import { sql } from 'kysely'
import type { SampleDiscussions } from '#contract/community/quiz-forums.ts'
import { importSampleDiscussion } from '#server/community/quiz-discussion/commands/import-sample.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { quizzesByArticleTitle } from '../queries.ts'

/** Runs once, and only before the first discussion. @returns number added */
export function importSamples(db: Db, samples: SampleDiscussions, now: Date): Promise<number> {
  return inTransaction(db, async (db) => {
    const titles = samples.map((sample) => sample.article_title)
    const quizzes = await quizzesByArticleTitle(db, titles)
    if (quizzes.size === 0 || !(await claimImport(db, now))) return 0
    let imported = 0
    for (const sample of samples) {
      const quizId = quizzes.get(sample.article_title)
      if (quizId === undefined) continue
      await importSampleDiscussion(db, quizId, sample, now)
      imported++
    }
    return imported
  })
}

/** The row decides between processes that start at once, and keeps deleted samples away. */
async function claimImport(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into quiz_forum_samples (is_taken, taken_at)
    select true, ${now} where not exists (select from quiz_discussions) on conflict do nothing returning 1`.execute(db)
  return rows.length > 0
}
