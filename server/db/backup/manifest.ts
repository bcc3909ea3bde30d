import { z } from 'zod'

export const FORMAT = 1
export const OPENING_FILE = 'catalyst-backup.json'
export const MANIFEST_FILE = 'manifest.json'
export const JOBS = 'waiting-jobs'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Counted = z.object({ rows: z.int().nonnegative(), sha256: Hash })

export const Opening = z.object({ format: z.int().positive(), product: z.string(), taken_at: z.string() })

export const Manifest = z.object({
  ...Opening.shape,
  engine: z.enum(['embedded', 'server']),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    Counted.extend({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1),
      key: z.array(z.string()),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  jobs: Counted,
  files: z.array(z.object({ key: z.string().regex(/^[\w-][\w.-]*$/), bytes: z.int().nonnegative(), sha256: Hash })),
  /** Bucket whose files are not backed up. */
  files_in: z.string().nullable(),
})
export type Manifest = z.infer<typeof Manifest>

export class BadBackup extends Error {}
