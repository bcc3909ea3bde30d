import { useQuery } from '@tanstack/react-query'
import type { RecalledNotice } from '#contract/reading/articles.ts'
import * as m from '#messages/reading/recalled.ts'
import { RecallReason } from '#web/reading/shared/recall-reason.tsx'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { bookmarkStatus } from './api.ts'
import { RowBookmark } from './row-bookmark.tsx'

type Recalled = RecalledNotice & { article_id: string }

/** Bookmarked articles that were taken back since. */
export function RecalledBookmarks({ recalled }: { recalled: readonly Recalled[] }) {
  if (recalled.length === 0) return null
  return (
    <section aria-labelledby="recalled-bookmarks" className="mt-8">
      <h2 id="recalled-bookmarks" className="text-lg font-semibold">
        {m.bookmarked}
      </h2>
      <ol>
        {recalled.map((one) => (
          <RecalledRow key={one.article_id} recalled={one} />
        ))}
      </ol>
    </section>
  )
}

function RecalledRow({ recalled }: { recalled: Recalled }) {
  const title = useTitleIn()(recalled)
  const isSaved = useQuery({ ...bookmarkStatus(recalled.article_id), enabled: false }).data ?? true
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-2 border-b border-line py-4">
      <h3 lang={title.lang} className="self-center leading-snug font-semibold wrap-anywhere">
        {title.value}
      </h3>
      <RowBookmark articleId={recalled.article_id} title={title.value} isSaved={isSaved} />
      <div className="col-span-2 mt-2">
        <RecallReason notice={recalled} />
      </div>
    </li>
  )
}
