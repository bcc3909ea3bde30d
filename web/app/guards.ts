import { redirect } from 'react-router'
import { can, type Role } from '#contract/roles.ts'
import { postLoginPath } from '#web/accounts/accounts/post-login-path.ts'
import { publicAddress } from '#web/platform/interface-language.ts'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session/session.ts'
import type { Access } from '#web/screens/screen.ts'

/** The server checks every call again. */

export function guestsOnly() {
  const { user } = readSession()
  if (user) throw redirect(postLoginPath(user.role))
}

export function membersOnly({ request }: { request: Request }) {
  if (readSession().user) return
  const wanted = new URL(request.url).pathname
  if (wanted === paths.afterCheckout) throw redirect(paths.loginFor.payment)
  throw redirect(wanted === paths.subscription ? paths.loginFor.plans : paths.login)
}

export function communityOnly() {
  if (!mayOpen(readSession().user?.role, 'community')) throw redirect(paths.subscriptionFor.community)
}

export function withoutProOnly() {
  if (!mayOpen(readSession().user?.role, 'withoutPro')) throw redirect(paths.dashboard)
}

export function adminsOnly() {
  if (!mayOpen(readSession().user?.role, 'admins')) throw redirect(paths.dashboard)
}

export function mayOpen(role: Role | undefined, access: Access | undefined): boolean {
  if (access === 'community') return can(role, 'community')
  if (access === 'admins') return can(role, 'admin')
  return access !== 'withoutPro' || !can(role, 'proStudy')
}

export function redirectUnknownPath() {
  return redirect(readSession().user ? paths.dashboard : publicAddress(paths.home))
}
