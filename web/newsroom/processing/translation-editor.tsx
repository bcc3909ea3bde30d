import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ENGLISH_NAMES, type Target } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { articleById } from '#web/reading/articles/api.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'
import { TranslationForm } from './translation-form.tsx'

interface TranslationEditorProps {
  articleId: string
  language: Target
  backTo: string
  onDone: () => void
}

/** Machine translation never replaces a manual one. */
export function TranslationEditor({ articleId, language, backTo, onDone }: TranslationEditorProps) {
  const article = useQuery(articleById(articleId))
  // A later refetch must not change the text while the user edits.
  const [opened, setOpened] = useState<Article>()
  if (!opened && article.data && !article.isFetching) setOpened(article.data)
  return (
    <section aria-labelledby="translation-title" className="space-y-4">
      <BackLink to={backTo}>Back to entry</BackLink>
      <h2 id="translation-title" ref={takeFocus} tabIndex={-1} className="text-xl font-semibold outline-none">
        Translation into {ENGLISH_NAMES[language]}
      </h2>
      {!opened && article.isFetching && (
        <Loading label="Loading the article">
          <SkeletonCard lines={9} className="h-96" />
        </Loading>
      )}
      {article.isError && !opened && (
        <LoadFailure
          title="The article did not load"
          error={article.error}
          {...(isNotFound(article.error) ? { action: <WayBack to={backTo} /> } : { onRetry: () => article.refetch() })}
        />
      )}
      {opened && (
        <p className="wrap-anywhere">
          <span className="text-quiet">Article:</span>{' '}
          <span lang="en" className="font-medium">
            {opened.title}
          </span>
        </p>
      )}
      {opened && <TranslationForm article={opened} language={language} onDone={onDone} />}
    </section>
  )
}

const WayBack = ({ to }: { to: string }) => (
  <Link to={to} className={buttonStyle()}>
    Back to entry
  </Link>
)
