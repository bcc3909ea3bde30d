import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

interface PostButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  children: string
  /** For screen readers. */
  about: string
}

export function PostButton({ icon: Icon, children, about, ...rest }: PostButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-ink hover:bg-sunken aria-disabled:opacity-60"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
      <span className="sr-only"> {about}</span>
    </button>
  )
}
