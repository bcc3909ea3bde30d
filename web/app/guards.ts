import { redirect } from 'react-router'
import { can } from '#contract/roles.ts'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session.ts'

/** Guards run on every navigation, before any page of their group is shown. The server decides again about every call. */

export function guestsOnly() {
  if (readSession().user) throw redirect(paths.dashboard)
}

export function membersOnly() {
  if (!readSession().user) throw redirect(paths.login)
}

/** These two stand inside the members' group, which has sent guests to the sign-in page already. */
export function communityOnly() {
  if (!can(readSession().user?.role, 'community')) throw redirect(`${paths.subscription}?for=community`)
}

export function adminsOnly() {
  if (!can(readSession().user?.role, 'admin')) throw redirect(paths.dashboard)
}

/** Any path the table does not know. */
export function elsewhere() {
  return redirect(readSession().user ? paths.dashboard : paths.home)
}
