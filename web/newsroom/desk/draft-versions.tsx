import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SECTIONS, type Section, type SectionFields } from '#contract/newsroom/desk/desk-sections.ts'
import { formatMoment } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { versionQuery, versionsQuery } from './draft-api.ts'
import { isSame } from './draft-text.ts'
import { TextDifference } from './text-difference.tsx'
import type { OpenDraft } from './use-draft.ts'

interface DraftVersionsProps {
  open: OpenDraft
  /** Puts the text of a section back into the draft. */
  onUse: (section: Section, fields: SectionFields) => void
}

export function DraftVersions({ open: { draft }, onUse }: DraftVersionsProps) {
  const versions = useQuery(versionsQuery(draft.draft_id, draft.revision))
  const [chosen, setChosen] = useState<number>()
  if (versions.isPending) return <SkeletonRows rows={4} />
  if (!versions.data) return <LoadFailure title="The versions did not load" error={versions.error} onRetry={versions.refetch} />
  if (versions.data.length === 0)
    return <EmptyState title="No versions yet">What you write is saved as versions by itself.</EmptyState>
  return (
    <ol className="divide-y divide-line">
      {versions.data.map(({ number, at, by, model, sections }) => (
        <li key={number} className="space-y-3 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="min-w-0">
              <span className="font-medium">{`Version ${number}`}</span>
              <span className="block text-sm text-quiet">{`${formatMoment(at)}, ${by}: ${sections.map((name) => SECTIONS[name]).join(', ')}`}</span>
              {model && <span className="block text-sm">{`Proposed by ${model}, accepted by ${by}`}</span>}
            </p>
            <Button
              variant="outline"
              size="sm"
              aria-expanded={chosen === number}
              aria-label={`Compare version ${number} with the draft`}
              onClick={() => setChosen(chosen === number ? undefined : number)}
            >
              Compare
            </Button>
          </div>
          {chosen === number && <Compared draft={draft} number={number} onUse={onUse} />}
        </li>
      ))}
    </ol>
  )
}

function Compared({ draft, number, onUse }: { draft: OpenDraft['draft']; number: number; onUse: DraftVersionsProps['onUse'] }) {
  const version = useQuery(versionQuery(draft.draft_id, number, draft.revision))
  if (version.isPending) return <SkeletonRows rows={2} />
  if (!version.data) return <LoadFailure title="The version did not load" error={version.error} onRetry={version.refetch} />
  const now = new Map(draft.sections.map(({ section, fields }) => [section, fields]))
  const then = version.data.filter(({ section, fields }) => !isSame(fields, now.get(section)))
  if (then.length === 0) return <p className="text-quiet">The draft is as it was in this version.</p>
  return then.map(({ section, fields }) => (
    <div key={section} className="space-y-2 rounded-card border border-line p-3">
      <h3 className="font-medium">{SECTIONS[section]}</h3>
      <TextDifference before={fields} after={now.get(section) ?? {}} names={[`Version ${number}`, 'Now']} />
      <Button variant="outline" size="sm" onClick={() => onUse(section, fields)}>
        Use the text of this version
      </Button>
    </div>
  ))
}
