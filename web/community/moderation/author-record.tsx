import { Link } from 'react-router'
import type { ReportContext } from '#contract/community/moderation.ts'
import { paths } from '#web/platform/paths.ts'
import { counted, formatNumber } from '#web/platform/text/amounts.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

export function AuthorRecord({ record }: { record: ReportContext['author_record'] }) {
  return (
    <section aria-label="The author" className="space-y-1 border-t border-line pt-4">
      <h3 className="font-semibold">The author</h3>
      {record ? <AuthorFacts record={record} /> : <p className="text-quiet">This account was deleted.</p>}
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
        <Badge tone="danger">Suspended</Badge>
      ) : (
        <span className="first-letter:uppercase inline-block">{role}</span>
      )}
      {`joined ${formatDate(created_at)}`}
      {counted(posts, 'post')}
      {`${counted(reports, 'report')}, ${formatNumber(upheld)} upheld`}
    </QuietLine>
  )
}
