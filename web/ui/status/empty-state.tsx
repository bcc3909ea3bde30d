import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon?: LucideIcon
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-strong px-6 py-12 text-center">
      {Icon && <Icon aria-hidden="true" className="size-8 text-quiet" />}
      <p className="text-lg font-semibold wrap-anywhere">{title}</p>
      {children && <div className="max-w-prose text-balance text-quiet wrap-anywhere">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
