import type { Language } from '#contract/languages.ts'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { HeatMapCard, MapRow } from './heat-map.tsx'

/** With its number of lines, roughly. The names are known in English only. */
const PAPERS = [
  { name: 'Prelims GS1', lines: 7 },
  { name: 'Essay', lines: 1 },
  { name: 'GS1', subject: 'Indian Heritage and Culture, History and Geography of the World and Society', lines: 12 },
  { name: 'GS2', subject: 'Governance, Constitution, Polity, Social Justice and International relations', lines: 20 },
  {
    name: 'GS3',
    subject: 'Technology, Economic Development, Bio diversity, Environment, Security and Disaster Management',
    lines: 20,
  },
  { name: 'GS4', subject: 'Ethics, Integrity and Aptitude', lines: 8 },
]

export function SyllabusSkeleton({ language }: { language: Language }) {
  return (
    <div className="space-y-3">
      {PAPERS.map(({ name, subject }) => (
        <div key={name} className="min-h-16 rounded-card border border-line bg-surface px-4 py-3 pe-13">
          <div className="font-semibold">{language === 'en' ? name : <Skeleton className="h-5 w-28" />}</div>
          {subject && <div className="mt-1 text-sm">{language === 'en' ? subject : <Skeleton className="h-5 w-full" />}</div>}
          <Skeleton className="mt-2 h-4 w-48" />
        </div>
      ))}
      <HeatMapCard
        map={PAPERS.map(({ name, lines }) => (
          <MapRow key={name} name={language === 'en' ? name : <Skeleton className="h-5 w-28" />}>
            <div className="flex flex-wrap gap-1">
              {Array.from({ length: lines }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places
                <Skeleton key={line} className="h-8 w-9 rounded-xs" />
              ))}
            </div>
          </MapRow>
        ))}
      >
        <div className="h-11" />
      </HeatMapCard>
    </div>
  )
}

export function NodeSkeleton() {
  return (
    <div className="mt-2 space-y-6">
      <div className="space-y-2">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-7 w-full" />
        <Skeleton className="h-7 w-2/3" />
      </div>
      <Skeleton className="h-7 w-56" />
      <SkeletonRows className="h-48" />
      <Skeleton className="h-7 w-40" />
      <SkeletonRows className="h-32" />
    </div>
  )
}
