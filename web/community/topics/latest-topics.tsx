import { useState } from 'react'
import type { Topic } from '#contract/community/topics.ts'
import { Button } from '#web/ui/button.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { TopicRow } from './topic-row.tsx'

const SHOWN_FIRST = { phone: 3, wide: 5 }

/** What was said last, in all forums. */
export function LatestTopics({ topics, now }: { topics: readonly Topic[]; now: Date }) {
  const [areAllShown, setAllShown] = useState(false)
  const first = useIsPhone() ? SHOWN_FIRST.phone : SHOWN_FIRST.wide
  const shown = areAllShown ? topics : topics.slice(0, first)
  return (
    <section aria-labelledby="latest-topics">
      <h2 id="latest-topics" className="mb-2 text-lg font-semibold">
        Latest posts
      </h2>
      <ul className="overflow-hidden rounded-card border border-line bg-surface [&>li:first-child]:border-t-0">
        {shown.map((topic) => (
          <TopicRow key={topic.post_id} topic={topic} now={now} />
        ))}
      </ul>
      {shown.length < topics.length && (
        <Button variant="link" className="px-0!" onClick={() => setAllShown(true)}>
          Show {topics.length - shown.length} more
        </Button>
      )}
    </section>
  )
}
