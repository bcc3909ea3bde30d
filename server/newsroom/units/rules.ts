import type { Language } from '#contract/languages.ts'
import type { UnitKind, UnitOrigin, UnitReason, UnitStatus } from '#contract/newsroom/processing-rules.ts'

/** A process can be ended often, by hand; one unit that ends it again and again must not do so for ever. */
export const MAX_INTERRUPTIONS = 12

/** What a unit is to become; nothing else of it changes. */
export interface Planned {
  language: Language
  kind: UnitKind
  status: UnitStatus
  reason: UnitReason | null
  origin: UnitOrigin | null
  source_hash: string
  made_of: string | null
  blocks_total: number
  chars: number
}
