import { z } from 'zod'
import { type Role, rolesWith } from '#contract/roles.ts'
import { choice, type Env, parseEnv, SettingError, whole } from './env.ts'

const DAY_MS = 24 * 60 * 60_000

export const SessionEnv = z.object({
  SESSION_IDLE_DAYS: whole(1, 365).default(14).meta({ description: 'days without use after which a session ends' }),
  SESSION_MAX_DAYS: whole(1, 365).default(60).meta({ description: 'days after which a session always ends' }),
  SECOND_FACTOR_REQUIRED: choice(['none', 'admins', 'staff']).default('none').meta({
    description:
      'who must sign in with an authenticator app or a passkey to use the rights of their role: `none`, `admins`, or `staff` (admins and testers); optional for everyone else',
  }),
})

const REQUIRED_OF: Record<'none' | 'admins' | 'staff', readonly Role[]> = {
  none: [],
  admins: rolesWith('admin'),
  staff: rolesWith('staff'),
}

export function readSessions(env: Env) {
  const { SESSION_IDLE_DAYS: idle, SESSION_MAX_DAYS: max, SECOND_FACTOR_REQUIRED } = parseEnv(SessionEnv, env)
  if (idle > max) throw new SettingError('SESSION_IDLE_DAYS must not be more than SESSION_MAX_DAYS.')
  return {
    sessionLimits: { idleMs: idle * DAY_MS, maxMs: max * DAY_MS },
    secondFactorFor: REQUIRED_OF[SECOND_FACTOR_REQUIRED],
  }
}
