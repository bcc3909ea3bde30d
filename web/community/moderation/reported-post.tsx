import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { Report, ReportContext } from '#contract/community/moderation.ts'
import { PostedText } from '#web/community/shared/posted-text.tsx'
import { paths } from '#web/platform/paths.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { plainPosted } from '#web/platform/text/plain-posted.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { displayName } from './display-name.ts'
import { truncate } from './report-pages.ts'

interface ReportedPostProps {
  report: Report
  post: ReportContext['post']
  versions: ReportContext['versions']
}

/** The reported text, the current text and the versions between. */
export function ReportedPost({ report, post, versions }: ReportedPostProps) {
  const { content, created_at, forum } = report.forum_posts
  // Shown anyway.
  const others = versions.filter((version) => version.content !== content)
  const isChanged = post !== null && !post.is_deleted && post.content !== content
  return (
    <section aria-label="The post" className="space-y-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">
          {displayName(report.author)} in {forum.title || 'a deleted forum'}
        </h3>
        {post && (
          <Link
            to={paths.post(post.forum_id, post.post_id)}
            target="_blank"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent underline underline-offset-4"
          >
            Open in thread
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">in a new tab</span>
          </Link>
        )}
      </div>
      {post?.replies_to && (
        <p className="text-sm text-quiet wrap-anywhere">
          In reply to {displayName(post.replies_to.author)}:{' '}
          {post.replies_to.content ? truncate(plainPosted(post.replies_to.content)) : '[deleted]'}
        </p>
      )}
      <Quote label={isChanged ? 'When it was reported' : undefined} text={content} />
      {isChanged && <Quote label="Now" text={post.content} />}
      <QuietLine>
        <PostState post={post} isChanged={isChanged} />
        <time dateTime={created_at}>written {formatInstant(created_at)}</time>
        {post && !post.is_deleted && `${post.likes_count} likes, ${post.dislikes_count} dislikes`}
        {post && counted(post.replies_count, 'reply', 'replies')}
      </QuietLine>
      {others.length > 0 && <Versions versions={others} />}
    </section>
  )
}

function PostState({ post, isChanged }: { post: ReportContext['post']; isChanged: boolean }) {
  if (!post || post.is_deleted) return <Badge>Deleted</Badge>
  if (post.is_hidden) return <Badge tone="danger">Hidden</Badge>
  return isChanged ? <Badge tone="accent">Edited since</Badge> : <Badge>Unchanged</Badge>
}

/** Without links: reported posts may be malicious. */
export function Quote({ label, text }: { label?: string | undefined; text: string }) {
  return (
    <div>
      {label && <p className="text-sm font-medium text-quiet">{label}</p>}
      <blockquote
        dir="auto"
        lang={scriptLanguage(text)}
        className="max-h-60 overflow-y-auto rounded-control border border-line bg-sunken px-4 py-3 leading-reading wrap-anywhere"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable text needs keyboard access
        tabIndex={0}
      >
        {text ? <PostedText text={text} withLinks={false} /> : <i className="text-quiet">Deleted with the author’s account.</i>}
      </blockquote>
    </div>
  )
}

function Versions({ versions }: { versions: ReportContext['versions'] }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4">
        {counted(versions.length, 'earlier version')}
      </summary>
      <ol className="space-y-3">
        {versions.map(({ content, replaced_at, replaced_by }) => (
          <li key={replaced_at}>
            <Quote label={`Until ${formatInstant(replaced_at)}, replaced by ${displayName(replaced_by)}`} text={content} />
          </li>
        ))}
      </ol>
    </details>
  )
}
