import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isTarget } from '#contract/languages.ts'
import { entryDetail } from '#web/newsroom/entries/api.ts'
import { ArticleEditor } from '#web/newsroom/entries/article-editor.tsx'
import { EntryArticles } from '#web/newsroom/entries/entry-articles.tsx'
import { EntryInNews } from '#web/newsroom/entries/entry-in-news.tsx'
import { EntryPanel } from '#web/newsroom/entries/entry-panel.tsx'
import { InNewsEditor } from '#web/newsroom/entries/in-news-editor.tsx'
import { engines, entryProcessing } from '#web/newsroom/processing/api.ts'
import { ArticleUnits } from '#web/newsroom/processing/article-units.tsx'
import { InNewsUnits } from '#web/newsroom/processing/in-news-units.tsx'
import { ProcessingOverview } from '#web/newsroom/processing/processing-overview.tsx'
import { TranslationEditor } from '#web/newsroom/processing/translation-editor.tsx'
import { translationPath } from '#web/newsroom/processing/translation-path.ts'
import { paths } from '#web/platform/paths.ts'

interface ManageEntryProps {
  entryId: string
  articleId: string | null
  language: string | null
  /** `in-news`. */
  part: string | null
}

export function ManageEntry({ entryId, articleId, language, part }: ManageEntryProps) {
  const navigate = useNavigate()
  const entry = useQuery(entryDetail(entryId))
  const parts = [useQuery(entryProcessing(entryId)), useQuery(engines())]
  const day = paths.adminEntry(entryId)
  const goBack = () => navigate(day)

  if (articleId && isTarget(language))
    return <TranslationEditor key={articleId + language} articleId={articleId} language={language} backTo={day} onDone={goBack} />
  if (articleId && entry.data?.article_ids.includes(articleId))
    return <ArticleEditor key={articleId} entry={entry.data} articleId={articleId} onDone={goBack} />
  if (part === 'in-news' && entry.data) return <InNewsEditor entry={entry.data} onDone={goBack} />
  return (
    <EntryPanel entryId={entryId} isWaiting={parts.some(({ isPending, failureCount }) => isPending && failureCount === 0)}>
      {(entry) => (
        <>
          <ProcessingOverview entryId={entryId} />
          <EntryArticles entry={entry}>
            {(articleId) => (
              <ArticleUnits
                entryId={entryId}
                articleId={articleId}
                translationPath={(language) => translationPath(entryId, articleId, language)}
              />
            )}
          </EntryArticles>
          <EntryInNews entry={entry}>
            <InNewsUnits entryId={entryId} />
          </EntryInNews>
        </>
      )}
    </EntryPanel>
  )
}
