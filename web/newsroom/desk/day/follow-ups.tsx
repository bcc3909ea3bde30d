import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FileWarning } from 'lucide-react'
import { passedDates } from '#web/newsroom/entries/api.ts'
import { PassedDates } from '#web/newsroom/entries/passed-dates.tsx'
import { reportedMistakes } from '#web/newsroom/mistake-reports/api.ts'
import { paths } from '#web/platform/paths.ts'
import { LinkList } from '#web/ui/link-list.tsx'

/** What published days still need. */
export function DeskFollowUps() {
  const mistakes = useInfiniteQuery(reportedMistakes('open'))
  const passed = useQuery(passedDates())
  const waiting = mistakes.data?.pages[0]?.counts?.open
  return (
    <div className="space-y-8">
      {waiting !== undefined && (
        <LinkList
          links={[
            {
              to: paths.adminTab('mistakes'),
              icon: FileWarning,
              label: 'Reported mistakes',
              hint: waiting > 0 ? `${waiting} to check` : 'Nothing to check',
              waiting,
            },
          ]}
        />
      )}
      <PassedDates dates={passed.data} />
    </div>
  )
}
