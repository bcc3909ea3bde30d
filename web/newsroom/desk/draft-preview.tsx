import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { counted } from '#contract/amounts.ts'
import type { Article } from '#contract/reading/articles.ts'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { previewQuery } from './draft-api.ts'
import './draft-preview.css'

/** As a Pro member would read it. */
export type ShowArticle = (article: Article) => ReactNode

interface DraftPreviewProps {
  draftId: string
  revision: number
  showArticle: ShowArticle
}

/** What is saved, after each save; what is not valid yet is left out. */
export function DraftPreview({ draftId, revision, showArticle }: DraftPreviewProps) {
  const preview = useQuery(previewQuery(draftId, revision))
  if (preview.isPending) return <SkeletonRows rows={6} />
  if (!preview.data) return <LoadFailure title="The preview did not load" error={preview.error} onRetry={preview.refetch} />
  const { article, mistakes } = preview.data
  return (
    <div className="space-y-4">
      <p className="text-sm text-quiet">
        {mistakes.length === 0
          ? 'Complete: it can be approved.'
          : `${counted(mistakes.length, 'thing')} to fill in or mend before it can be approved. What is not valid yet is left out here.`}
      </p>
      {article && showArticle(article)}
    </div>
  )
}
