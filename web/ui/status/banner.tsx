import { type ReactNode, useId } from 'react'

export function Banner({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-line bg-accent-soft print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
        <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-baseline gap-x-3 gap-y-0.5 wrap-anywhere">
          {/* Precedes the page's title, so no heading. */}
          <p id={id} className="font-semibold">
            {title}
          </p>
          <div role="status" className="text-sm">
            {children}
          </div>
        </div>
        {actions}
      </div>
    </section>
  )
}
