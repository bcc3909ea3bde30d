import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { MENU_ITEM } from '#web/ui/menu-item.ts'
import { type AdminGroup, openSection } from './admin-sections.ts'

interface AdminLinksProps {
  groups: readonly AdminGroup[]
  /** Of each entry, among entries that have one. */
  icon?: LucideIcon | undefined
  onChoose: () => void
}

export function AdminLinks({ groups, icon: Icon, onChoose }: AdminLinksProps) {
  const location = useLocation()
  const open = location.pathname.startsWith('/admin/') ? openSection(location) : undefined
  return (
    <nav lang="en" aria-label="Administration" className="border-t border-line py-2">
      {groups.map(({ title, sections }) => (
        <div key={title ?? ''}>
          {title && <p className="px-3 pt-2 text-sm text-quiet">{title}</p>}
          {sections.map(({ id, label, to }) => (
            <Link
              key={id}
              to={to}
              aria-current={id === open?.id ? 'page' : undefined}
              onClick={onChoose}
              className={`${MENU_ITEM} aria-[current]:bg-sunken aria-[current]:font-semibold`}
            >
              {Icon && <Icon aria-hidden="true" className="size-5 text-quiet" />}
              {label}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  )
}
