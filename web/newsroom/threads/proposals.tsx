import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedArticle } from '#contract/newsroom/threads.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { proposals } from './api.ts'
import { ArticleName } from './article-order.tsx'

interface ProposalsProps {
  articleIds: readonly string[]
  onAdd: (article: EditedArticle) => void
}

export function Proposals({ articleIds, onAdd }: ProposalsProps) {
  const [asked, setAsked] = useState<readonly string[]>([])
  const { data, isError, isFetching, refetch } = useQuery({ ...proposals(asked), enabled: asked.length > 0 })
  const open = data?.filter(({ article_id }) => !articleIds.includes(article_id))
  return (
    <Card title="Proposals" intro="Articles that share key terms, title words and lines of the syllabus with those chosen.">
      <Button variant="outline" disabled={articleIds.length === 0} busy={isFetching} onClick={() => setAsked(articleIds)}>
        Propose articles
      </Button>
      <div role="status">
        {isError && !isFetching && <QuietFailure text="The proposals did not load." onRetry={() => refetch()} />}
        {open?.length === 0 && <p className="mt-3 text-quiet">No article is close to these.</p>}
      </div>
      <ul className="mt-3 divide-y divide-line">
        {open?.map(({ reason, ...article }) => (
          <li key={article.article_id} className="flex items-center gap-2 py-2">
            <ArticleName article={article} reason={reason} />
            <Button variant="outline" aria-label={`Add: ${article.title}`} onClick={() => onAdd(article)}>
              Add
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
