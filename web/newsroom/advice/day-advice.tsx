import { useQuery } from '@tanstack/react-query'
import { Fold } from '#web/ui/fold.tsx'
import { AdviceList } from './advice-list.tsx'
import { askAdvice } from './api.ts'

interface DayAdviceProps {
  day: string
  /** Of an upload. */
  articles: readonly unknown[]
  /** With the place in the upload, such as `articles[0].title`. */
  onGo?: ((path: string) => void) | undefined
}

/** Folded by article. Never in the way of submitting. */
export function DayAdvice({ day, articles, onGo }: DayAdviceProps) {
  const { data: advice } = useQuery({
    queryKey: ['advice', day, articles],
    queryFn: ({ signal }) => askAdvice(day, articles as Record<string, unknown>[], signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (!advice || advice.length === 0) return null
  const of = (wanted: number | null) => advice.filter(({ article }) => article === wanted)
  const named = [...new Set(advice.map(({ article }) => article))]
  return (
    <section aria-labelledby="advice-title" className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 id="advice-title" className="text-lg font-semibold">
        {`Advice: ${advice.length}`}
      </h2>
      <p className="mt-1 text-quiet">What an editor would look at again. You can submit the day as it is.</p>
      {named.map((article) => (
        <Fold
          key={article}
          summary={<span className="min-w-0 wrap-anywhere">{`${titleOf(articles, article)}: ${of(article).length}`}</span>}
          open={false}
        >
          <AdviceList
            advice={of(article)}
            onGo={
              onGo && (article === null ? undefined : (path) => onGo([`articles[${article}]`, path].filter(Boolean).join('.')))
            }
          />
        </Fold>
      ))}
    </section>
  )
}

const titleOf = (articles: readonly unknown[], article: number | null) =>
  article === null
    ? 'All articles together'
    : String((articles[article] as { title?: unknown } | undefined)?.title ?? `Article ${article + 1}`)
