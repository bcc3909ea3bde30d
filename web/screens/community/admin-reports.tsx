import { ReportQueue } from '#web/community/moderation/report-queue.tsx'

export function Component() {
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-2xl font-semibold sm:text-3xl">
        Content Reports
      </h1>
      <ReportQueue />
    </>
  )
}
