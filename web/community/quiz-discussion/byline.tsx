import type { ReactNode } from 'react'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { formatAge } from './labels.ts'

interface Written {
  author: string
  created_at: string
  is_edited: boolean
  is_sample: boolean
}

export function Byline({ post, now, children }: { post: Written; now: Date; children?: ReactNode }) {
  return (
    <QuietLine>
      <span className="font-semibold text-ink wrap-anywhere">{post.author}</span>
      <time dateTime={post.created_at} title={formatInstant(post.created_at)}>
        {formatAge(post.created_at, now)}
      </time>
      {post.is_edited && 'Edited'}
      {post.is_sample && <Badge>Sample</Badge>}
      {children}
    </QuietLine>
  )
}
