import { newId } from '#server/platform/auth/ids.ts'
import { invalidate } from '#server/platform/cache/invalidation.ts'
import type { TestApp } from './app.ts'

/** An invalidation reaches its own process immediately and again by NOTIFY. Waits for the second. */
export async function invalidationsDelivered({ db, database }: TestApp): Promise<void> {
  const mark = `mark:${newId()}`
  const isDelivered = new Promise<void>((resolve) =>
    database.notifications.on((payload) => {
      if (payload === mark) resolve()
    }),
  )
  await invalidate(db, mark)
  await isDelivered
}
