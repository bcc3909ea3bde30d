import { VERSION_MINUTES } from '#contract/newsroom/desk/desk-rules.ts'
import type { Sections } from '#contract/newsroom/desk/desk-sections.ts'
import type { Db } from '#server/db/open.ts'
import type { Actor } from './plan-draft.ts'

/** Words that the person accepted from a machine. */
export interface Origin {
  proposal_id: string
  model: string
}

/**
 * Within the transaction that has locked the item. Changes of one person within `VERSION_MINUTES` are one version, their own words
 * and those of a proposal apart.
 */
export async function addVersion(
  db: Db,
  draftId: string,
  changed: Sections,
  actor: Actor,
  now: Date,
  origin?: Origin,
): Promise<void> {
  const last = await db
    .selectFrom('desk_versions')
    .where('draft_id', '=', draftId)
    .orderBy('number', 'desc')
    .select(['number', 'actor_id', 'begun_at', 'sections', 'proposal_id'])
    .executeTakeFirst()
  const isSameOrigin = last?.proposal_id === (origin?.proposal_id ?? null)
  const isSame = last?.actor_id === actor.id && isSameOrigin && now.getTime() - last.begun_at.getTime() < VERSION_MINUTES * 60_000
  if (last && isSame)
    await db
      .updateTable('desk_versions')
      .set({ sections: JSON.stringify({ ...last.sections, ...changed }), at: now })
      .where('draft_id', '=', draftId)
      .where('number', '=', last.number)
      .execute()
  else
    await db
      .insertInto('desk_versions')
      .values({
        draft_id: draftId,
        number: (last?.number ?? 0) + 1,
        at: now,
        begun_at: now,
        actor_id: actor.id,
        sections: JSON.stringify(changed),
        ...origin,
      })
      .execute()
}
