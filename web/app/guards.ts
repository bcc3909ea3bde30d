import { redirect } from 'react-router'
import { can } from '#contract/roles.ts'
import { paths } from '#web/platform/paths.ts'
import { postLoginPath } from '#web/platform/session/post-login-path.ts'
import { readSession } from '#web/platform/session/session.ts'

/** Guards run on every navigation, before any page of their group is shown. The server decides again about every call. */

export function guestsOnly() {
  const { user } = readSession()
  if (user) throw redirect(postLoginPath(user.role))
}

/** The sign-in page tells who wanted to see the plans, or what became of a payment, why they are there. */
export function membersOnly({ request }: { request: Request }) {
  if (readSession().user) return
  const wanted = new URL(request.url).pathname
  if (wanted === paths.afterCheckout) throw redirect(paths.loginFor.payment)
  throw redirect(wanted === paths.subscription ? paths.loginFor.plans : paths.login)
}

/** These stand inside the members' group, which has sent guests to the sign-in page already. */
export function communityOnly() {
  if (!can(readSession().user?.role, 'community')) throw redirect(paths.subscriptionFor.community)
}

/** The plans are for who has none of what they sell. */
export function withoutProOnly() {
  if (can(readSession().user?.role, 'proStudy')) throw redirect(paths.dashboard)
}

export function adminsOnly() {
  if (!can(readSession().user?.role, 'admin')) throw redirect(paths.dashboard)
}

/** Any path the table does not know. */
export function elsewhere() {
  return redirect(readSession().user ? paths.dashboard : paths.home)
}
