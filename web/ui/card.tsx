import { type ReactNode, useId } from 'react'

export function Card({
  title,
  intro,
  children,
  tone = 'plain',
  id,
  isOnPaper = true,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
  tone?: 'plain' | 'danger'
  id?: string
  isOnPaper?: boolean
}) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={`rounded-card border bg-surface p-5 sm:p-6 ${tone === 'danger' ? 'border-danger' : 'border-line'} ${isOnPaper ? '' : 'print:hidden'}`}
    >
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      {intro && <div className="mt-1 text-pretty text-quiet">{intro}</div>}
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  )
}
