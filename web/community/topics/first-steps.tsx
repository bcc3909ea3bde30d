import { Link } from 'react-router'
import type { Forum } from '#contract/community/forums.ts'
import * as m from '#messages/community/topics.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { buttonStyle } from '#web/ui/button.tsx'

/** Offers one forum; the list below has them all. */
export function FirstSteps({ forums }: { forums: readonly Forum[] }) {
  const forum = forums.find(({ is_locked }) => !is_locked)
  if (!forum) return null
  return (
    <section
      aria-labelledby="first-steps"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="first-steps" className="text-lg font-semibold">
          {m.writeFirst}
        </h2>
        <p className="text-sm text-quiet">{m.startHere}</p>
      </div>
      <Link
        to={{ pathname: paths.forum(forum.forum_id), hash: 'write' }}
        className={buttonStyle({ variant: 'outline', className: 'min-w-0 max-w-full sm:max-w-sm' })}
      >
        {/* In other languages the verb is last. */}
        <span className="line-clamp-2 wrap-anywhere">
          {m.writeIn({ title: forum.title, forum: (text) => <span lang={scriptLanguage(forum.title)}>{text}</span> })}
        </span>
      </Link>
    </section>
  )
}
