import { NavLink } from 'react-router'
import { paths } from '#web/platform/paths.ts'

/** Navigation between the parts of the community. */
export function CommunityNav() {
  return (
    <nav aria-label="Community" className="-mx-3 mb-2 flex flex-wrap items-center">
      <span aria-hidden="true" className="px-3 text-sm text-quiet">
        Community
      </span>
      <NavLink to={paths.forums} end className="header-link">
        Forums
      </NavLink>
      <NavLink to={paths.peerLearning} className="header-link">
        Peer learning
      </NavLink>
    </nav>
  )
}
