import { can, type Role } from '#contract/roles.ts'
import { postLoginPath } from '#web/accounts/accounts/post-login-path.ts'
import { publicAddress } from '#web/platform/interface-language.ts'
import { paths } from '#web/platform/paths.ts'
import { readSession } from '#web/platform/session/session.ts'
import type { Access } from '#web/screens/screen.ts'
import type { Instead, Visit } from './routing/route.ts'

/** The server checks every call again. */

export function guestsOnly(): Instead {
  const { user } = readSession()
  return user ? postLoginPath(user.role) : undefined
}

export function membersOnly({ location }: Pick<Visit, 'location'>): Instead {
  if (readSession().user) return undefined
  if (location.pathname === paths.afterCheckout) return paths.loginFor.payment
  return location.pathname === paths.subscription ? paths.loginFor.plans : paths.login
}

export function communityOnly(): Instead {
  return mayOpen(readSession().user?.role, 'community') ? undefined : paths.subscriptionFor.community
}

export function withoutProOnly(): Instead {
  return mayOpen(readSession().user?.role, 'withoutPro') ? undefined : paths.dashboard
}

export function adminsOnly(): Instead {
  return mayOpen(readSession().user?.role, 'admins') ? undefined : paths.dashboard
}

export function mayOpen(role: Role | undefined, access: Access | undefined): boolean {
  if (access === 'community') return can(role, 'community')
  if (access === 'admins') return can(role, 'admin')
  return access !== 'withoutPro' || !can(role, 'proStudy')
}

export function knownPathsOnly(): Instead {
  return readSession().user ? paths.dashboard : publicAddress(paths.home)
}
