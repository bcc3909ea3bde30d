import { SquarePen } from 'lucide-react'
import { Link } from 'react-router'
import type { Forum } from '#contract/community/forums.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'

const OFFERED = 5

/** Where to begin in a community in which nobody has written yet: each row opens a forum with its form for a new post. */
export function FirstSteps({ forums }: { forums: readonly Forum[] }) {
  const offered = forums.filter(({ is_locked }) => !is_locked).slice(0, OFFERED)
  if (offered.length === 0) return null
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="mb-1 text-lg font-semibold">
        Write the first post
      </h2>
      <p className="mb-2 text-sm text-quiet">No posts yet. Choose a forum to start.</p>
      <ul className="overflow-hidden rounded-card border border-line bg-surface [&>li:first-child]:border-t-0">
        {offered.map(({ forum_id, title, description }) => (
          <li key={forum_id} className="relative flex items-center gap-3 border-t border-line px-4 py-3 hover:bg-sunken">
            <SquarePen aria-hidden="true" className="size-5 shrink-0 text-accent" />
            <div className="min-w-0">
              <h3 lang={scriptLanguage(title)} className="leading-snug font-semibold wrap-anywhere">
                <Link
                  to={{ pathname: paths.forum(forum_id), hash: 'write' }}
                  aria-label={`Write in ${title}`}
                  className="inline-block py-1 after:absolute after:inset-0 hover:underline"
                >
                  {title}
                </Link>
              </h3>
              {description && (
                <p lang={scriptLanguage(description)} className="mt-0.5 line-clamp-2 text-sm text-quiet wrap-anywhere">
                  {description}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
