import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import type { Report, ReportContext } from '#contract/community/moderation.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { PostedText } from '#web/community/shared/posted-text.tsx'
import { paths } from '#web/platform/paths.ts'
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
  const name = displayName(report.author)
  // Shown anyway.
  const others = versions.filter((version) => version.content !== content)
  const isChanged = post !== null && !post.is_deleted && post.content !== content
  return (
    <section aria-label={m.thePost} className="space-y-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">
          {forum.title ? m.authorInForum({ name, forum: forum.title }) : m.authorInDeletedForum({ name })}
        </h3>
        {post && (
          <Link
            to={paths.post(post.forum_id, post.post_id)}
            target="_blank"
            className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent underline underline-offset-4"
          >
            {m.openInThread}
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">{m.inNewTab}</span>
          </Link>
        )}
      </div>
      {post?.replies_to && (
        <p className="text-sm text-quiet wrap-anywhere">
          {m.inReplyTo({
            name: displayName(post.replies_to.author),
            text: post.replies_to.content ? truncate(plainPosted(post.replies_to.content)) : m.deleted,
          })}
        </p>
      )}
      <Quote label={isChanged ? m.whenReported : undefined} text={content} />
      {isChanged && <Quote label={m.now} text={post.content} />}
      <QuietLine>
        <PostState post={post} isChanged={isChanged} />
        <time dateTime={created_at}>{m.written({ time: formatInstant(created_at) })}</time>
        {post && !post.is_deleted && m.reactions({ likes: post.likes_count, dislikes: post.dislikes_count })}
        {post && m.replyCount({ count: post.replies_count })}
      </QuietLine>
      {others.length > 0 && <Versions versions={others} />}
    </section>
  )
}

function PostState({ post, isChanged }: { post: ReportContext['post']; isChanged: boolean }) {
  if (!post || post.is_deleted) return <Badge>{m.isDeleted}</Badge>
  if (post.is_hidden) return <Badge tone="danger">{m.isHidden}</Badge>
  return isChanged ? <Badge tone="accent">{m.editedSince}</Badge> : <Badge>{m.unchanged}</Badge>
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
        {text ? <PostedText text={text} withLinks={false} /> : <i className="text-quiet">{m.deletedWithAccount}</i>}
      </blockquote>
    </div>
  )
}

function Versions({ versions }: { versions: ReportContext['versions'] }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4">
        {m.earlierVersions({ count: versions.length })}
      </summary>
      <ol className="space-y-3">
        {versions.map(({ content, replaced_at, replaced_by }) => (
          <li key={replaced_at}>
            <Quote label={m.replacedBy({ time: formatInstant(replaced_at), name: displayName(replaced_by) })} text={content} />
          </li>
        ))}
      </ol>
    </details>
  )
}
