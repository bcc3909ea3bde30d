import { FEATURES } from '#server/features.ts'
import { table } from './places.ts'

export const featureTable = (): string =>
  table(
    ['feature', 'calls below `/api/`', 'tables'],
    FEATURES.toSorted((one, other) => (one.path < other.path ? -1 : 1)).map(({ path, contract = {}, tables = [] }) => [
      path,
      [...new Set(Object.values(contract).flatMap((calls) => Object.values(calls).map((call) => addressOf(call.path))))].join(
        ', ',
      ),
      tables.join(', '),
    ]),
  )

const addressOf = (path: string) =>
  path
    .replace('/api/', '')
    .split('/')
    .slice(0, 2)
    .filter((part) => !part.startsWith(':'))
    .join('/')
