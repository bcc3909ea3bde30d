import { Link, useLocation } from 'react-router'
import { MENU_ITEM } from '#web/ui/menu-item.ts'
import { ADMIN_GROUPS, openSection } from './admin-sections.ts'

export function AdminLinks({ onChoose }: { onChoose: () => void }) {
  const location = useLocation()
  const open = openSection(location)
  return (
    <nav lang="en" aria-label="Administration" className="border-t border-line py-2">
      {ADMIN_GROUPS.map(({ title, sections }) => (
        <div key={title ?? ''}>
          {title && <p className="px-3 pt-2 text-sm text-quiet">{title}</p>}
          {sections.map(({ id, label, to }) => (
            <Link
              key={id}
              to={to}
              aria-current={id === open.id ? 'page' : undefined}
              onClick={onChoose}
              className={`${MENU_ITEM} aria-[current]:bg-sunken aria-[current]:font-semibold`}
            >
              {label}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  )
}
