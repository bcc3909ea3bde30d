import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#web/platform/paths.ts'

/** Properties of a link. If the quiz was opened from the article, it goes back there, to the place where it was left. */
export function useWayToArticle(articleId: string) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const onClick = (event: MouseEvent) => {
    if (state?.article !== articleId || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(-1)
  }
  return { to: paths.articleAlias(articleId), onClick }
}
