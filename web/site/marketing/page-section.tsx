import { type ReactNode, useId } from 'react'

interface PageSectionProps {
  title: string
  text?: string
  children: ReactNode
}

export function PageSection({ title, text, children }: PageSectionProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="gap-x-10 border-t-2 border-ink pt-4 pb-12 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <div className="mb-6">
        <h2 id={titleId} className="font-serif text-2xl leading-snug font-semibold">
          {title}
        </h2>
        {text && <p className="mt-2 max-w-prose text-quiet">{text}</p>}
      </div>
      <div className="min-w-0 lg:pt-1">{children}</div>
    </section>
  )
}
