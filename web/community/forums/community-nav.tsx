import { NavLink } from 'react-router'
import { paths } from '#web/platform/paths.ts'

export function CommunityNav() {
  return (
    <nav aria-label="Community" className="-mx-3 mb-2 flex flex-wrap items-center">
      <NavLink to={paths.forums} end className="header-link">
        Forums
      </NavLink>
      <NavLink to={paths.peerLearning} className="header-link">
        Peer learning
      </NavLink>
    </nav>
  )
}
