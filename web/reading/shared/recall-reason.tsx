import type { RecalledNotice } from '#contract/reading/articles.ts'
import * as m from '#messages/reading/recalled.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDate } from '#web/platform/time/dates.ts'

/** When and why, as an editor wrote it. */
export const RecallReason = ({ notice: { recalled_at, reason } }: { notice: Pick<RecalledNotice, 'recalled_at' | 'reason'> }) => (
  <div className="space-y-1 border-s-2 border-signal ps-4">
    <p className="text-sm text-quiet">
      <time dateTime={recalled_at}>{m.on({ day: formatDate(recalled_at) })}</time>
    </p>
    <p>
      <span className="sr-only">{`${m.reason}: `}</span>
      <span dir="auto" lang={scriptLanguage(reason)} className="block whitespace-pre-line wrap-anywhere">
        {reason}
      </span>
    </p>
  </div>
)
