import { contract } from '#contract/all.ts'
import { CAPABILITIES, can, type Policy, ROLES } from '#contract/roles.ts'
import { table } from './places.ts'

export const roleTable = (): string =>
  table(
    ['calls for', ...ROLES, 'calls'],
    [
      ['everybody (`public`)', ...ROLES.map(() => 'yes'), callsOf('public')],
      ['everybody signed in (`member`)', ...ROLES.map(() => 'yes'), callsOf('member')],
      ...CAPABILITIES.map((capability) => [
        `\`${capability}\``,
        ...ROLES.map((role) => (can(role, capability) ? 'yes' : '')),
        callsOf(capability),
      ]),
    ],
  )

const callsOf = (policy: Policy) =>
  Object.values(contract)
    .flatMap((calls) => Object.values(calls))
    .filter((call) => call.policy === policy).length
