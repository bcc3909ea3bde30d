import { Link } from 'react-router'
import type { ReportContext } from '#contract/community/moderation.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

export function AuthorRecord({ record }: { record: ReportContext['author_record'] }) {
  return (
    <section aria-label={m.author} className="space-y-1 border-t border-line pt-4">
      <h3 className="font-semibold">{m.author}</h3>
      {record ? <AuthorFacts record={record} /> : <p className="text-quiet">{m.accountDeleted}</p>}
    </section>
  )
}

function AuthorFacts({ record }: { record: NonNullable<ReportContext['author_record']> }) {
  const { username, role, created_at, posts, reports, upheld, is_suspended } = record
  return (
    <QuietLine>
      <Link
        to={paths.adminPeople(username)}
        className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 wrap-anywhere"
      >
        {username}
      </Link>
      {is_suspended ? (
        <Badge tone="danger">{m.suspended}</Badge>
      ) : (
        <span className="first-letter:uppercase inline-block">{role}</span>
      )}
      {m.joined({ day: formatDate(created_at) })}
      {m.postCount({ count: posts })}
      {m.reportsUpheld({ count: reports, upheld })}
    </QuietLine>
  )
}
