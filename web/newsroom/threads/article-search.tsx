import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { EditedArticle } from '#contract/newsroom/threads.ts'
import { articleSearch, SEARCH_MIN } from '#web/reading/search/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Input } from '#web/ui/form/field.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { ArticleName } from './article-order.tsx'

interface ArticleSearchProps {
  chosen: readonly string[]
  onAdd: (article: EditedArticle) => void
}

export function ArticleSearch({ chosen, onAdd }: ArticleSearchProps) {
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const { data, isError, isFetching, refetch } = useQuery(articleSearch(query))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setQuery(typed.trim())
  }
  const found = query ? data?.data : undefined
  return (
    <Card title="Find articles">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field label="Words of a published article">
            <Input type="search" maxLength={100} value={typed} onChange={({ target }) => setTyped(target.value)} />
          </Field>
        </div>
        <Button type="submit" variant="outline" busy={isFetching} disabled={typed.trim().length < SEARCH_MIN}>
          Find
        </Button>
      </form>
      <div role="status">
        {isError && !isFetching && <QuietFailure text="The search did not load." onRetry={() => refetch()} />}
        {found?.length === 0 && <p className="mt-3 text-quiet">{data?.message}</p>}
      </div>
      <ul className="mt-3 divide-y divide-line">
        {found?.map(({ article_id, title, publication_date }) => {
          const article: EditedArticle = { article_id, title, publication_date, status: 'published' }
          return (
            <li key={article_id} className="flex items-center gap-2 py-2">
              <ArticleName article={article} />
              <Button
                variant="outline"
                aria-label={`Add: ${title}`}
                disabled={chosen.includes(article_id)}
                onClick={() => onAdd(article)}
              >
                Add
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
