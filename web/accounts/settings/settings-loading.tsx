import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'

export const SettingsLoading = ({ label }: { label: string }) => (
  <PageLoading label={label}>
    <div className="space-y-6">
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
    </div>
  </PageLoading>
)
