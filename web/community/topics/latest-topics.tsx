import { useState } from 'react'
import { Link } from 'react-router'
import type { Topic } from '#contract/community/topics.ts'
import * as m from '#messages/community/topics.ts'
import { paths } from '#web/platform/paths.ts'
import { plainPosted } from '#web/platform/text/plain-posted.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant, relativeTime } from '#web/platform/time/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'

const SHOWN_FIRST = { phone: 3, wide: 5 }

export function LatestTopics({ topics, now }: { topics: readonly Topic[]; now: Date }) {
  const [areAllShown, setAllShown] = useState(false)
  const first = useIsPhone() ? SHOWN_FIRST.phone : SHOWN_FIRST.wide
  const shown = areAllShown ? topics : topics.slice(0, first)
  return (
    <section aria-labelledby="latest-topics">
      <h2 id="latest-topics" className="mb-2 text-lg font-semibold">
        {m.latestPosts}
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-surface [&>li:first-child]:border-t-0">
        {shown.map((topic) => (
          <TopicRow key={topic.post_id} topic={topic} now={now} />
        ))}
      </ul>
      {shown.length < topics.length && (
        <Button variant="link" className="px-0!" onClick={() => setAllShown(true)}>
          {m.showMore({ count: topics.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

/** Ends a line and never begins one. */
const DOT = '\u00a0· '

function TopicRow({ topic, now }: { topic: Topic; now: Date }) {
  const { post_id, forum, excerpt, replies_count, latest } = topic
  const text = plainPosted(excerpt)
  return (
    <li className="relative border-t border-line px-4 py-3 hover:bg-sunken">
      <h3 lang={scriptLanguage(text)} className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
        <Link to={paths.post(forum.forum_id, latest.post_id)} className="after:absolute after:inset-0 hover:underline">
          {text}
        </Link>
      </h3>
      <p className="mt-1 text-sm text-quiet wrap-anywhere">
        <span lang={scriptLanguage(forum.title)}>{forum.title}</span>
        {DOT}
        {(latest.post_id === post_id ? m.wrote : m.replied)({
          name: latest.author?.username ?? m.somebody,
          age: relativeTime(latest.created_at, now).replace('Just', 'just'),
          time: (text) => (
            <time dateTime={latest.created_at} title={formatInstant(latest.created_at)}>
              {text}
            </time>
          ),
        })}
        {replies_count > 0 && `${DOT}${m.replyCount({ count: replies_count })}`}
      </p>
    </li>
  )
}
