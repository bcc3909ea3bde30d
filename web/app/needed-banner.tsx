import type { ComponentType } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { readSession } from '#web/platform/session/session.ts'

type Banner = ComponentType<{ user: User }>

let loaded: Banner | undefined

const load = async () => {
  loaded = (await import('./account-banner.tsx')).AccountBanner
  return loaded
}

const isNeeded = (user: User | null) =>
  Boolean(user && (user.required_step || user.email_confirmed === false || user.legal_texts_to_accept))

/** Loaded with the frame, so that the page does not move. */
export const loadNeededBanner = (): Promise<unknown> | undefined =>
  isNeeded(readSession().user) ? load().catch(() => undefined) : undefined

export function NeededBanner({ user }: { user: User }) {
  const needed = isNeeded(user)
  const later = useLoaded(needed && !loaded, load)
  const Banner = loaded ?? later
  return needed && Banner ? <Banner user={user} /> : null
}
