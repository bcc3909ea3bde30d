import type { UnitKind } from '#contract/newsroom/processing-rules.ts'
import { Badge } from '#web/ui/badge.tsx'

export const KIND_LABELS: Record<UnitKind, string> = { text: 'Translation', audio: 'Audio' }

/** A translation or recording of an article that was never processed. */
export function GivenCell({ kind, isGiven }: { kind: UnitKind; isGiven: boolean }) {
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-sm">{KIND_LABELS[kind]}</span>
        {isGiven ? <Badge tone="good">Ready</Badge> : <Badge>Not made</Badge>}
      </p>
      {isGiven && <p className="text-sm text-quiet">From the upload</p>}
    </div>
  )
}
