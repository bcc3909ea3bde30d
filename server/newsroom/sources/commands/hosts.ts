import type { Db } from '#server/db/open.ts'

const DAY_MS = 86_400_000

/** @returns `undefined` if it was free and is reserved now, else when it is free */
export async function reserveHost(db: Db, host: string, pauseMs: number, now: Date): Promise<Date | undefined> {
  const free_at = new Date(now.getTime() + pauseMs)
  const reserved = await db
    .insertInto('desk_hosts')
    .values({ host, free_at })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ free_at }).where('desk_hosts.free_at', '<=', now))
    .returning('host')
    .executeTakeFirst()
  if (reserved) return undefined
  const busy = await db.selectFrom('desk_hosts').where('host', '=', host).select('free_at').executeTakeFirst()
  return busy?.free_at ?? now
}

/** A host can ask for a longer pause. */
export const lengthenPause = async (db: Db, host: string, pauseMs: number, now: Date): Promise<void> =>
  void (await db
    .updateTable('desk_hosts')
    .set(({ fn, val }) => ({ free_at: fn<Date>('greatest', ['free_at', val(new Date(now.getTime() + pauseMs))]) }))
    .where('host', '=', host)
    .execute())

/** Cached for a day; empty if the host has none. */
export async function robotsOf(db: Db, host: string, now: Date, fetch: () => Promise<string>): Promise<string> {
  const known = await db
    .selectFrom('desk_hosts')
    .where('host', '=', host)
    .where('robots_at', '>', new Date(now.getTime() - DAY_MS))
    .select('robots')
    .executeTakeFirst()
  if (known) return known.robots ?? ''
  const robots = await fetch()
  await db
    .insertInto('desk_hosts')
    .values({ host, free_at: now, robots, robots_at: now })
    .onConflict((conflict) => conflict.column('host').doUpdateSet({ robots, robots_at: now }))
    .execute()
  return robots
}
