import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { plural } from '#web/platform/text/amounts.ts'
import { buttonStyle } from '#web/ui/button.tsx'

/** In place of the questions for people without Pro. */
export function UpgradeCard({ questions }: { questions: number }) {
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-5">
      <p className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden="true" className="size-4 text-signal" />
        {plural(questions, { one: 'One question', other: `${questions} questions` })} with Pro
      </p>
      <p className="mt-2 text-quiet">Prelims-style questions on these articles, with explained answers at the end.</p>
      <Link to={paths.subscription} className={buttonStyle({ className: 'mt-4' })}>
        Upgrade to Pro
      </Link>
    </div>
  )
}
