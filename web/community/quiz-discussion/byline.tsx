import type { ReactNode } from 'react'
import * as m from '#messages/community/quiz-discussion.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { useRelativeTime } from '#web/platform/time/use-relative-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { formatAge } from './labels.ts'

interface Written {
  author: string
  created_at: string
  is_edited: boolean
  is_sample: boolean
}

interface BylineProps {
  post: Written
  /** Shown elsewhere. */
  withoutSample?: boolean
  children?: ReactNode
}

export function Byline({ post, withoutSample = false, children }: BylineProps) {
  const age = useRelativeTime(post.created_at, formatAge)
  return (
    <QuietLine>
      <span className="font-semibold text-ink wrap-anywhere">{post.author}</span>
      <time dateTime={post.created_at} title={formatInstant(post.created_at)}>
        {age}
      </time>
      {post.is_edited && m.edited}
      {post.is_sample && !withoutSample && <Badge>{m.sample}</Badge>}
      {children}
    </QuietLine>
  )
}
