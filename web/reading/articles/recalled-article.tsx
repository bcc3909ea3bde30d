import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { RecalledNotice } from '#contract/reading/articles.ts'
import * as m from '#messages/reading/articles.ts'
import * as recalled from '#messages/reading/recalled.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { paths } from '#web/platform/paths.ts'
import { RecallReason } from '#web/reading/shared/recall-reason.tsx'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { buttonStyle } from '#web/ui/button.tsx'

/** At the address of an article that was taken back. */
export function RecalledArticle({ notice }: { notice: RecalledNotice }) {
  const title = useTitleIn()(notice)
  useTitle(recalled.title)
  return (
    <div className="mx-auto max-w-prose space-y-5 py-10">
      <Undo2 aria-hidden="true" className="size-10 text-quiet" />
      <h1 tabIndex={-1} className="text-2xl font-semibold sm:text-3xl">
        {recalled.title}
      </h1>
      <p lang={title.lang} className="text-lg font-medium wrap-anywhere">
        {title.value}
      </p>
      <RecallReason notice={notice} />
      <p className="text-quiet">{recalled.stays}</p>
      <Link to={paths.dashboard} className={buttonStyle()}>
        {m.backToToday}
      </Link>
    </div>
  )
}
