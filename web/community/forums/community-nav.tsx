import { NavLink } from 'react-router'
import * as m from '#messages/community/forums.ts'
import { paths } from '#web/platform/paths.ts'

export function CommunityNav() {
  return (
    <nav aria-label={m.community} className="-mx-3 mb-2 flex flex-wrap items-center">
      <NavLink to={paths.forums} end className="header-link">
        {m.forums}
      </NavLink>
      <NavLink to={paths.peerLearning} className="header-link">
        {m.peerLearning}
      </NavLink>
    </nav>
  )
}
