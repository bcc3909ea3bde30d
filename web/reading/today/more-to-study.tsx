import { Link } from 'react-router'
import { can } from '#contract/roles.ts'
import * as m from '#messages/reading/today.ts'
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
    { to: paths.catchUp, text: m.catchUp },
    { to: paths.syllabus, text: m.syllabus },
    { to: paths.inTheNews, text: m.inTheNews },
    { to: paths.compilations, text: m.compilations },
    ...(mayWrite ? [{ to: paths.exchange, text: m.answerExchange }] : []),
  ]
  return (
    <nav aria-label={m.moreToStudy} className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
      {links.map(({ to, text }) => (
        <Link key={to} to={to} className={buttonStyle({ variant: 'outline', className: 'px-2 max-sm:last:odd:col-span-full' })}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
