import { readFileSync } from 'node:fs'
import { z } from 'zod'

export const FILE = new URL('rows.json', import.meta.url)
const Rows = z.strictObject({ about: z.string(), measured: z.boolean(), bytes: z.record(z.string(), z.number().positive()) })

/** Bytes of a row with its share of all indexes, by table. */
export const readRows = () => Rows.parse(JSON.parse(readFileSync(FILE, 'utf8')))
