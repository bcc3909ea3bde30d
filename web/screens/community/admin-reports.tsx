import * as m from '#messages/screens/community.ts'
import { ReportQueue } from '#web/community/moderation/report-queue.tsx'

export function Component() {
  return (
    <>
      <h1 tabIndex={-1} className="mb-6 text-2xl font-semibold sm:text-3xl">
        {m.contentReports}
      </h1>
      <ReportQueue />
    </>
  )
}
