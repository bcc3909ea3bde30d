import { Link } from 'react-router'
import type { AuditRecord } from '#contract/accounts/audit.ts'
import { AUDIT_ACTIONS } from '#contract/accounts/audit-actions.ts'
import { formatDate, formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { type Detail, detailsOf, subjectName, subjectPath } from './audit-details.ts'

export function AuditRow({ record }: { record: AuditRecord }) {
  const { actor, action, subject, at } = record
  const details = detailsOf(record).sort((one, other) => Number(one.isLong) - Number(other.isLong))
  return (
    <li className="row-in-sight space-y-1 py-3 [--row:5rem]">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
          <span className="font-semibold">{AUDIT_ACTIONS[action] ?? action}</span>
          {subject.name && ': '}
          <Subject record={record} />
        </span>
        <span className="text-sm text-quiet wrap-anywhere">
          {actor}, <Time at={at} />
        </span>
      </p>
      {details.length > 0 && (
        <dl className="space-y-0.5 text-sm text-quiet">
          {details.map((detail) => (
            <DetailItem key={detail.label} detail={detail} />
          ))}
        </dl>
      )}
    </li>
  )
}

/** Recent times also show their age. Lines never break inside. */
function Time({ at }: { at: string }) {
  const age = relativeTime(at)
  return (
    <time dateTime={at}>
      <span className="whitespace-nowrap">{formatInstant(at)}</span>
      {age !== formatDate(at) && <span className="whitespace-nowrap"> ({age.toLowerCase()})</span>}
    </time>
  )
}

function Subject({ record }: { record: AuditRecord }) {
  const name = subjectName(record)
  const path = subjectPath(record)
  if (!path || !name) return name
  return (
    <Link to={path} className="text-accent underline underline-offset-4">
      {name}
    </Link>
  )
}

function DetailItem({ detail: { label, text, isLong } }: { detail: Detail }) {
  if (!isLong)
    return (
      <div className="flex flex-wrap gap-x-2">
        <dt>{label}:</dt>
        <dd dir="auto" className="min-w-0 text-ink wrap-anywhere">
          {text}
        </dd>
      </div>
    )
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd>
        <details>
          <summary className="min-h-6 w-fit">{label}</summary>
          <p
            dir="auto"
            className="mt-1 rounded-control border border-line bg-sunken px-3 py-2 whitespace-pre-line text-ink wrap-anywhere"
          >
            {text}
          </p>
        </details>
      </dd>
    </div>
  )
}
