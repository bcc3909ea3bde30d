import { ArrowLeft } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'

interface BackLinkProps {
  to: string
  onClick?: (event: MouseEvent) => void
  children: ReactNode
}

export function BackLink({ to, onClick, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  )
}
