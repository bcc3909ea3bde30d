import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Preferences } from '#contract/messaging/notifications.ts'
import { preferences, savePreferences } from '#web/messaging/mail/api.ts'
import { readSession, useSession } from '#web/platform/session/session.ts'
import { WishQueue } from './preference-queue.ts'
import { useWishes } from './use-preference-changes.ts'

/** The signed-in person's preferences as the server has them, and a way to wish for others. */
export function usePreferences() {
  const owner = useSession().user?.id
  const wishes = useWishes(queueOf(owner, useQueryClient()))
  return { loaded: useQuery(preferences()), wishes }
}

let mine: { owner: string | undefined; queue: WishQueue<Preferences> } | undefined

/** One for both pages: what is on its way when somebody goes from one to the other keeps its turn. */
function queueOf(owner: string | undefined, queries: QueryClient): WishQueue<Preferences> {
  if (mine && mine.owner === owner) return mine.queue
  const queue = new WishQueue<Preferences>((wishes) => save(wishes, { owner, queries }))
  mine = { owner, queue }
  return queue
}

async function save(wishes: Partial<Preferences>, { owner, queries }: { owner: string | undefined; queries: QueryClient }) {
  const isStillHere = () => readSession().user?.id === owner
  // A wish that had to wait must not be sent in the name of whoever came next.
  if (!isStillHere()) return
  try {
    const kept = await savePreferences(wishes)
    if (!isStillHere()) return
    // A reading that began before the change would bring back what was.
    await queries.cancelQueries(preferences())
    queries.setQueryData(preferences().queryKey, kept)
  } catch (error) {
    // It may have arrived even so: only the reply was lost.
    if (isStillHere()) void queries.invalidateQueries(preferences())
    throw error
  }
}
