import type { Language } from '#contract/languages.ts'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { HeatMapCard, Legends } from './heat-map.tsx'

/** With its lines, roughly. The names are known in English only. */
const PAPERS = [
  { name: 'Prelims GS I', lines: 7 },
  { name: 'Essay', lines: 1 },
  { name: 'GS I', lines: 12 },
  { name: 'GS II', lines: 20 },
  { name: 'GS III', lines: 20 },
  { name: 'GS IV', lines: 8 },
]

export function SyllabusSkeleton({ language }: { language: Language }) {
  return (
    <div className="space-y-3">
      {PAPERS.map(({ name }) => (
        <div key={name} className="min-h-16 rounded-card border border-line bg-surface px-4 py-3">
          <div className="font-semibold">{language === 'en' ? name : <Skeleton className="h-5 w-28" />}</div>
          <Skeleton className="mt-1 h-4 w-48" />
        </div>
      ))}
      <HeatMapCard>
        <div className="space-y-3 sm:space-y-2">
          {PAPERS.map(({ name, lines }) => (
            <div key={name} className="gap-3 sm:flex">
              <div className="text-sm font-medium max-sm:mb-1 sm:w-36 sm:shrink-0">
                {language === 'en' ? name : <Skeleton className="h-5 w-28" />}
              </div>
              <div className="flex flex-wrap gap-1">
                {Array.from({ length: lines }, (_, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their places
                  <Skeleton key={line} className="h-6 w-7 rounded-xs" />
                ))}
              </div>
            </div>
          ))}
        </div>
        <div aria-hidden="true">
          <Legends />
        </div>
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
      <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-3">
        {['Weight', 'Articles', 'Questions', 'Cards', 'Answers', 'Touched'].map((name) => (
          <Skeleton key={name} className="h-6 w-full sm:h-12" />
        ))}
      </div>
      <Skeleton className="h-7 w-56" />
      <SkeletonRows className="h-48" />
    </div>
  )
}
