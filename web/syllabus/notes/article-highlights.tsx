import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import * as m from '#messages/syllabus/notes/article-highlights.ts'
import { useFirstAct } from '#web/platform/hooks/use-first-act.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { articleHighlights, type Marked } from './api.ts'
import type { HighlightTools as Tools } from './highlight-tools.tsx'

const HighlightTools = lazyPart(async () => (await import('./highlight-tools.tsx')).HighlightTools, m.didNotLoad)

/** Loaded at the first interaction, so that selecting works offline later. */
export function ArticleHighlights(props: Omit<ComponentProps<typeof Tools>, 'highlights'>) {
  const highlights = useQuery(articleHighlights(props.articleId)).data ?? NONE
  const hasActed = useFirstAct()
  return (hasActed || highlights.length > 0) && <HighlightTools {...props} highlights={highlights} />
}

const NONE: Marked[] = []
