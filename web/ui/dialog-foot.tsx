import type { ReactNode } from 'react'

/** The buttons below a dialog or a form: Cancel first, the main action last, at the right edge; on a phone they share its width. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">{children}</div>
}
