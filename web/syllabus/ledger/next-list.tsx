import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/syllabus/ledger.ts'
import * as ui from '#messages/ui.ts'
import { failureText } from '#web/platform/http/call.ts'
import { recallQueue } from '#web/practice/recall/api.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { nextThings } from './api.ts'
import { describedThing, keyOf, type Offered, reasonText } from './next-texts.tsx'

/** @param isAsked false where nothing is published */
export function useNextThings(nodeId: string, isAsked: boolean) {
  const { data: things, isError, error, refetch } = useQuery({ ...nextThings(nodeId), enabled: isAsked })
  const review = things?.find(({ kind }) => kind === 'review')
  const queue = useQuery({ ...recallQueue(review?.node_id), enabled: review !== undefined })
  const offered = things?.flatMap((thing): Offered[] => {
    if (thing.kind !== 'review') return [thing]
    const { items = thing.missing, minutes = null } = queue.data?.today ?? {}
    return items === 0 ? [] : [{ ...thing, items, minutes }]
  })
  const hasFailed = isError && !things
  return {
    offered,
    isWaiting: isAsked && !hasFailed && (!things || (review !== undefined && queue.isPending)),
    hasFailed,
    error,
    refetch,
  }
}

interface NextListProps {
  nodeId: string
  lang: Language
  /** Of the lines, for the page of a paper. */
  texts: ReadonlyMap<string, string>
  next: ReturnType<typeof useNextThings>
}

export function NextList({ nodeId, lang, texts, next: { offered, isWaiting, hasFailed, error, refetch } }: NextListProps) {
  return (
    <section aria-labelledby="next-things">
      <h2 id="next-things" className="mb-3 text-lg font-semibold">
        {m.doNext}
      </h2>
      {hasFailed && (
        <div className="flex flex-wrap items-center gap-3 text-quiet">
          {failureText(error, m.nextDidNotLoad)}
          <Button variant="outline" onClick={() => refetch()}>
            {ui.tryAgain}
          </Button>
        </div>
      )}
      {isWaiting && <SkeletonRows className="h-86 sm:h-56" />}
      {!isWaiting && offered?.length === 0 && (
        <p className="rounded-card border border-dashed border-strong px-4 py-3 text-quiet">{m.nothingLeft}</p>
      )}
      {!isWaiting && offered && offered.length > 0 && (
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {offered.map((thing) => (
            <NextRow
              key={keyOf(thing)}
              thing={thing}
              lang={lang}
              line={thing.node_id === nodeId ? undefined : texts.get(thing.node_id)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function NextRow({ thing, line, lang }: { thing: Offered; line: string | undefined; lang: Language }) {
  const [language] = useChosenLanguage()
  const { icon: Icon, to, act } = describedThing(thing, language)
  return (
    <li>
      <Link to={to} className="flex min-h-16 items-center gap-4 px-4 py-3 text-ink no-underline hover:bg-sunken">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-3 font-medium wrap-anywhere">{act}</span>
          <span className="block text-sm text-quiet wrap-anywhere">{reasonText(thing, line !== undefined)}</span>
          {line && (
            <span lang={lang} className="line-clamp-1 text-sm text-quiet first-letter:uppercase">
              {line}
            </span>
          )}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      </Link>
    </li>
  )
}
