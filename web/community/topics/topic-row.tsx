import { Link } from 'react-router'
import type { Topic } from '#contract/community/topics.ts'
import { paths } from '#web/platform/paths.ts'
import { plainPosted } from '#web/platform/text/plain-posted.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'

/** The whole row leads to what was said last. */
export function TopicRow({ topic, now }: { topic: Topic; now: Date }) {
  const { post_id, forum, excerpt, replies_count, latest } = topic
  const text = plainPosted(excerpt)
  return (
    <li className="relative border-t border-line px-4 py-3 hover:bg-sunken">
      <h3 lang={scriptLanguage(text)} className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
        <Link to={paths.post(forum.forum_id, latest.post_id)} className="after:absolute after:inset-0 hover:underline">
          {text}
        </Link>
      </h3>
      <div className="mt-1">
        <QuietLine>
          <span lang={scriptLanguage(forum.title)} className="wrap-anywhere">
            {forum.title}
          </span>
          <span className="wrap-anywhere">
            {latest.author?.username ?? 'Someone'} {latest.post_id === post_id ? 'wrote' : 'replied'}{' '}
            <time dateTime={latest.created_at} title={formatInstant(latest.created_at)}>
              {relativeTime(latest.created_at, now).replace('Just', 'just')}
            </time>
          </span>
          {replies_count > 0 && `${replies_count.toLocaleString('en-IN')} ${replies_count === 1 ? 'reply' : 'replies'}`}
        </QuietLine>
      </div>
    </li>
  )
}
