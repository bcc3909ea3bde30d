import { useTitle } from '#web/platform/hooks/use-title.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { ArticleNotFound } from './article-not-found.tsx'

/** A missing article gets the not-found page; other errors offer a retry. */
export function ArticleFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const status = error instanceof CallError ? error.status : 0
  if (status >= 400 && status < 500 && status !== 429) return <ArticleNotFound />
  return <Unreachable text={failureText(error, 'Please try again in a moment.')} onRetry={onRetry} />
}

function Unreachable({ text, onRetry }: { text: string; onRetry: () => void }) {
  useTitle('Article')
  return (
    <>
      <h1 tabIndex={-1} className="sr-only">
        Article
      </h1>
      <ErrorState title="The article could not be loaded" text={text} onRetry={onRetry} />
    </>
  )
}
