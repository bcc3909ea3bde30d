import { z } from 'zod'
import { type Env, flag, parseEnv, whole } from './env.ts'

export const SignUpEnv = z.object({
  CONFIRM_EMAIL: flag().default(true).meta({
    description:
      'whether people who sign up must confirm their email address before trial, posting, digests and reminders; 0 where nobody can receive mail',
  }),
  REFUSE_DISPOSABLE_EMAIL: flag().default(false).meta({
    description: '1 refuses sign-up with an address of a known disposable-mail service',
  }),
  TRIALS_PER_DEVICE_PER_DAY: whole(0, 1_000_000).default(5).meta({
    description: 'free trials that can be started from one browser in one network in 24 hours; 0: no limit',
  }),
  TRIALS_PER_NETWORK_PER_DAY: whole(0, 1_000_000).default(200).meta({
    description:
      'free trials that can be started from one IPv4 address or IPv6 /64 in 24 hours; 0: no limit. A coaching centre or a hostel may share one',
  }),
})

export function readSignUp(env: Env) {
  const signUp = parseEnv(SignUpEnv, env)
  return {
    confirmEmail: signUp.CONFIRM_EMAIL,
    refuseDisposableEmail: signUp.REFUSE_DISPOSABLE_EMAIL,
    trials: { perDevice: signUp.TRIALS_PER_DEVICE_PER_DAY, perNetwork: signUp.TRIALS_PER_NETWORK_PER_DAY },
  }
}
