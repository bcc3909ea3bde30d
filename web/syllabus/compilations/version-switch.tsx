import { Link } from 'react-router'
import { VERSIONS, type Version } from '#contract/syllabus/compilation-rules.ts'
import * as m from '#messages/syllabus/compilations.ts'

const LABELS: Record<Version, string> = { all: m.allArticles, unread: m.onlyUnread }

export function VersionSwitch({ version }: { version: Version }) {
  return (
    <nav aria-label={m.version} className="my-3 flex flex-wrap shadow-[inset_0_-1px_0_var(--strong)] print:hidden">
      {VERSIONS.map((one) => (
        <Link
          key={one}
          to={one === 'all' ? '?' : `?version=${one}`}
          replace
          preventScrollReset
          aria-current={one === version ? 'true' : undefined}
          className="inline-flex min-h-11 items-center border-b-3 border-transparent px-3 py-2 font-medium text-quiet no-underline hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-accent aria-[current]:text-ink max-sm:px-2 max-sm:text-sm"
        >
          {LABELS[one]}
        </Link>
      ))}
    </nav>
  )
}
