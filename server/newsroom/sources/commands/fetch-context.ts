import type { Db } from '#server/db/open.ts'
import type { JobLog } from '#server/job-context.ts'
import type { PublicNetwork } from '#server/platform/external/public-network.ts'
import type { Settings } from '#server/settings/settings.ts'

export interface FetchContext {
  db: Db
  network: PublicNetwork
  settings: Pick<Settings, 'fetching' | 'operator' | 'publicUrl'>
  now: () => Date
  log: JobLog
}
