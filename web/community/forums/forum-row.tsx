import { Lock, Pin } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Forum } from '#contract/community/forums.ts'
import * as m from '#messages/community/forums.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDate, formatInstant } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'

interface ForumRowProps {
  forum: Forum
  /** Text, so that the row rerenders only when it changes. */
  age: string
  showsStarted: boolean
}

/** `content-visibility` keeps lists of a thousand rows fast. */
export const ForumRow = memo(function ForumRow({ forum, age, showsStarted }: ForumRowProps) {
  return (
    <li className="relative flex flex-wrap gap-x-6 gap-y-1.5 border-t border-line px-4 py-3 row-in-sight [--row:6rem] @2xl:[--row:3.5rem] hover:bg-sunken">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 lang={scriptLanguage(forum.title)} className="leading-snug font-semibold">
            <Link to={paths.forum(forum.forum_id)} className="after:absolute after:inset-0 hover:underline">
              {forum.title}
            </Link>
          </h3>
          <ForumBadges forum={forum} />
        </div>
        {forum.description && (
          <p lang={scriptLanguage(forum.description)} className="mt-0.5 line-clamp-2 text-sm text-quiet wrap-anywhere">
            {forum.description}
          </p>
        )}
        {showsStarted && forum.last_post_at !== null && (
          <p>
            <StartedLine forum={forum} />
          </p>
        )}
      </div>
      <p className="basis-full text-sm text-quiet @2xl:basis-60 @2xl:text-end">
        {forum.last_post_at === null ? (
          <>
            <span className="@2xl:block">{m.noPosts}</span>
            {showsStarted && (
              <>
                <span aria-hidden="true" className="@2xl:hidden">
                  {' · '}
                </span>
                <StartedLine forum={forum} />
              </>
            )}
          </>
        ) : (
          <>
            <span className="me-2 font-medium text-ink tabular-nums @2xl:me-0 @2xl:block">
              {m.postCount({ count: forum.post_count })}
            </span>
            <LastPost at={forum.last_post_at} by={forum.last_author} age={age} />
          </>
        )}
      </p>
    </li>
  )
})

function LastPost({ at, by, age }: { at: string; by: Forum['last_author']; age: string }) {
  return (
    <>
      <span className="inline-block">
        {m.lastPost({
          age,
          time: (text) => (
            <time dateTime={at} title={formatInstant(at)}>
              {text}
            </time>
          ),
        })}
      </span>{' '}
      {by && <span className="inline-block wrap-anywhere">{m.lastPostBy({ name: by.username })}</span>}
    </>
  )
}

function StartedLine({ forum: { created_at, author } }: { forum: Forum }) {
  const day = formatDate(created_at)
  const time = (text: ReactNode) => <time dateTime={created_at}>{text}</time>
  return (
    <span className="text-sm text-quiet wrap-anywhere">
      {author ? m.startedBy({ day, time, name: author.username }) : m.started({ day, time })}
    </span>
  )
}

function ForumBadges({ forum: { is_pinned, is_locked } }: { forum: Pick<Forum, 'is_pinned' | 'is_locked'> }) {
  return (
    <>
      {is_pinned && (
        <Badge tone="accent">
          <Pin aria-hidden="true" className="size-3.5" />
          {m.pinned}
        </Badge>
      )}
      {is_locked && (
        <Badge>
          <Lock aria-hidden="true" className="size-3.5" />
          {m.locked}
        </Badge>
      )}
    </>
  )
}
