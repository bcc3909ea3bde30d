import { Link } from 'react-router'
import type { Feedback } from '#contract/site/feedback.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { AnsweredMark } from './answered-mark.tsx'
import { StatusBadge } from './status-badge.tsx'

export function MyFeedbackRow({ feedback }: { feedback: Feedback }) {
  const { tracking_id, subject, message, status, created_at, admin_response } = feedback
  return (
    <li className="row-in-sight relative border-b [--row:8rem] border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2
          dir="auto"
          lang={scriptLanguage(subject)}
          className="min-w-0 flex-1 basis-48 leading-snug font-semibold wrap-anywhere"
        >
          <Link to={paths.feedbackTrack(tracking_id)} className="after:absolute after:inset-0 hover:underline">
            <span className="line-clamp-3">{subject}</span>
          </Link>
        </h2>
        <StatusBadge status={status} />
      </div>
      <p dir="auto" lang={scriptLanguage(message)} className="mt-1 line-clamp-2 text-sm text-quiet wrap-anywhere">
        {message}
      </p>
      <div className="mt-2">
        <QuietLine>
          {tracking_id}
          <time dateTime={created_at}>{formatInstant(created_at)}</time>
          {admin_response && <AnsweredMark />}
        </QuietLine>
      </div>
    </li>
  )
}
