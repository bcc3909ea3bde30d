import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Needs } from './needs.ts'

const amount = z.number().min(0)
const Prices = z.strictObject({
  about: z.string(),
  asOf: z.string(),
  hoursAMonth: amount,
  /** Includes the memory that a process needs. */
  appCoreHour: amount,
  /** Includes this much memory; a larger working set costs extra. */
  databaseCoreHour: amount,
  databaseMemoryGbACore: amount,
  databaseMemoryGbHour: amount,
  diskGbMonth: amount,
  backupGbMonth: amount,
  egressGb: amount,
  cdnGb: amount,
  mailThousand: amount,
})
export type Prices = z.infer<typeof Prices>

export const readPrices = (file = new URL('prices.json', import.meta.url)): Prices =>
  Prices.parse(JSON.parse(readFileSync(file, 'utf8')))

export interface Money {
  app: number
  database: number
  network: number
  mails: number
  all: number
}

const DAYS = 30
/** A standby database, which replaces the primary after a failure. */
const DATABASES = 2

/** Costs per month, with everything rented permanently and the database as large as after its first year. */
export function moneyFor({ app, database, network, mails }: Needs, prices: Prices): Money {
  const { standing, aYear, working } = database.tables
  const size = standing + aYear
  const moreMemory = Math.max(0, working - database.cores * prices.databaseMemoryGbACore)
  const databaseHour = database.cores * prices.databaseCoreHour + moreMemory * prices.databaseMemoryGbHour
  const bytes = network.gigabytesADay * DAYS
  const parts = {
    app: app.cores * prices.appCoreHour * prices.hoursAMonth,
    database: DATABASES * (databaseHour * prices.hoursAMonth + size * prices.diskGbMonth) + size * prices.backupGbMonth,
    network: bytes * (network.staticShare * prices.cdnGb + (1 - network.staticShare) * prices.egressGb),
    mails: (mails.aMorning / 1000) * DAYS * prices.mailThousand,
  }
  return { ...parts, all: parts.app + parts.database + parts.network + parts.mails }
}
