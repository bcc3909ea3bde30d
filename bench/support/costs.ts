import { mkdirSync, writeFileSync } from 'node:fs'

/** What one call uses: processor time of the server and of the database in milliseconds, bytes with headers. */
export interface Cost {
  name: string
  appMs: number
  databaseMs: number
  bytesOut: number
}

const FILE = 'dist/costs.json'

/** For the reckoning of capacity. */
export function writeCosts(costs: Cost[]): void {
  mkdirSync('dist', { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(costs, null, 2)}\n`)
}
