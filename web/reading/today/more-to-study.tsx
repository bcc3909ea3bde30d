import { Link } from 'react-router'
import { can } from '#contract/roles.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'

export function MoreToStudy() {
  const mayWrite = can(useSession().user?.role, 'proStudy')
  const links = [
    { to: paths.catchUp, text: 'Catch up' },
    { to: paths.syllabus, text: 'Syllabus' },
    { to: paths.compilations, text: 'Compilations' },
    ...(mayWrite ? [{ to: paths.exchange, text: 'Answer exchange' }] : []),
  ]
  return (
    <nav aria-label="More to study" className="mt-6 flex flex-wrap gap-x-5">
      {links.map(({ to, text }) => (
        <Link key={to} to={to} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
          {text}
        </Link>
      ))}
    </nav>
  )
}
