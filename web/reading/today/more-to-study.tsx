import { Link } from 'react-router'
import { can } from '#contract/roles.ts'
import { useOffline } from '#web/platform/http/network.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'

/** Not without a network: most of it would not open. */
export function MoreToStudy() {
  const isOffline = useOffline()
  const mayWrite = can(useSession().user?.role, 'proStudy')
  if (isOffline) return null
  const links = [
    { to: paths.catchUp, text: 'Catch up' },
    { to: paths.syllabus, text: 'Syllabus' },
    { to: paths.inTheNews, text: 'In the news' },
    { to: paths.compilations, text: 'Compilations' },
    ...(mayWrite ? [{ to: paths.exchange, text: 'Answer exchange' }] : []),
  ]
  return (
    <nav aria-label="More to study" className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
      {links.map(({ to, text }) => (
        <Link key={to} to={to} className={buttonStyle({ variant: 'outline', className: 'px-2 max-sm:last:odd:col-span-full' })}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
