import type { ReactNode } from 'react'

/** Cancel first, main action last. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">{children}</div>
}
