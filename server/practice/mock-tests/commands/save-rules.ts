import type { SavedRules } from '#contract/practice/mock-test-admin.ts'
import { recordAudit } from '#server/accounts/audit/commands/record-audit.ts'
import type { Db } from '#server/db/open.ts'
import { inTransaction } from '#server/db/transaction.ts'

/** Existing tests keep their rules. */
export function saveRules(db: Db, rules: SavedRules, actor: { id: string; username: string }, now: Date): Promise<SavedRules> {
  return inTransaction(db, async (db) => {
    await db
      .insertInto('mock_rules')
      .values(rules)
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet(rules))
      .execute()
    const subject = { kind: 'mock_rules', id: 'mock-rules', name: 'Marking of mock tests' }
    await recordAudit(db, { actor, action: 'mock_rules.saved', subject, details: rules }, now)
    return rules
  })
}
