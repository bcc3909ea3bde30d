import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { entryDetail } from '#web/newsroom/api.ts'
import { ArticleEditor } from '#web/newsroom/article-editor.tsx'
import { EntryArticles } from '#web/newsroom/entry-articles.tsx'
import { EntryPanel } from '#web/newsroom/entry-panel.tsx'
import { paths } from '#web/platform/paths.ts'
import { engines, entryProcessing } from '#web/processing/api.ts'
import { ArticleUnits } from '#web/processing/article-units.tsx'
import { ProcessingOverview } from '#web/processing/processing-overview.tsx'
import { TranslationEditor } from '#web/processing/translation-editor.tsx'

interface ManageEntryProps {
  entryId: string
  articleId: string | null
  language: string | null
}

/** A day in Manage Entries: the day itself, one of its articles being edited, or a translation of one. */
export function ManageEntry({ entryId, articleId, language }: ManageEntryProps) {
  const navigate = useNavigate()
  const entry = useQuery(entryDetail(entryId))
  const parts = [useQuery(entryProcessing(entryId)), useQuery(engines())]
  const day = paths.adminEntry(entryId)
  const goBack = () => navigate(day)

  if (articleId && (language === 'hi' || language === 'ta'))
    return <TranslationEditor key={articleId + language} articleId={articleId} language={language} backTo={day} onDone={goBack} />
  if (articleId && entry.data?.article_ids.includes(articleId))
    return <ArticleEditor key={articleId} entry={entry.data} articleId={articleId} onDone={goBack} />
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
                translationPath={(language) => `${paths.adminArticle(entryId, articleId)}&translation=${language}`}
              />
            )}
          </EntryArticles>
        </>
      )}
    </EntryPanel>
  )
}
