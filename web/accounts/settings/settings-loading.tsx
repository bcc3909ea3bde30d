import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'

/** @param titles of the cards to come */
export const SettingsLoading = ({ label, titles }: { label: string; titles: readonly string[] }) => (
  <PageLoading label={label}>
    <div className="space-y-6">
      {titles.map((title) => (
        <SkeletonCard key={title} title={title} className="min-h-52" />
      ))}
    </div>
  </PageLoading>
)
