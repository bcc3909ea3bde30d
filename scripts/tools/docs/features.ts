import { FEATURES } from '#server/features.ts'
import { table } from './places.ts'

/** Every feature of the server with the addresses of its calls and the tables that only it writes. */
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

/** Its first two parts, without the names of ids. */
const addressOf = (path: string) =>
  path
    .replace('/api/', '')
    .split('/')
    .slice(0, 2)
    .filter((part) => !part.startsWith(':'))
    .join('/')
