import { createContext, type ReactNode, use, useState } from 'react'
import { pathOf } from '#contract/field-path.ts'
import { type Section, sectionOf } from '#contract/newsroom/desk/desk-sections.ts'
import type { Path } from './article-values.ts'
import { useFormContext } from './form-context.ts'

interface FormGroupProps {
  title: string
  /** Errors below this path open the group. */
  path: Path
  /** Number or names of its items. */
  count: number | string
  startsOpen?: boolean
  children: ReactNode
}

/** Closed at first, unless it says otherwise; fields are rendered only while open. */
export function FormGroup({ title, path, count, startsOpen = false, children }: FormGroupProps) {
  const { mistakes } = useFormContext()
  const [isOpen, setOpen] = useState(startsOpen)
  const place = pathOf(path)
  const errors = mistakes.filter((mistake) => mistake.path.startsWith(place)).length
  const isShown = isOpen || errors > 0
  return (
    <SectionFrame path={path}>
      <details
        open={isShown}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="rounded-card border border-line bg-surface"
      >
        <summary data-path={place} className="flex min-h-11 cursor-pointer items-center gap-x-3 px-4 py-2 font-semibold">
          <span aria-hidden="true" className={`text-quiet ${isShown ? 'rotate-90' : ''}`}>
            ›
          </span>
          <span className="min-w-0 wrap-anywhere">
            {title} <span className="ms-2 text-sm font-normal text-quiet tabular-nums">{count}</span>
          </span>
        </summary>
        {isShown && <div className="space-y-5 border-t border-line p-4">{children}</div>}
      </details>
    </SectionFrame>
  )
}

interface Frame {
  section: Section
  children: ReactNode
}

/** Around what is written, held and saved as one; nothing where an article is saved as a whole. */
export const FrameContext = createContext<((frame: Frame) => ReactNode) | null>(null)

/** @param path also of a part of a list, which has no frame of its own */
export function SectionFrame({ path, children }: { path: Path; children: ReactNode }) {
  const Frame = use(FrameContext)
  const section = path.some((step) => typeof step === 'number') ? undefined : sectionOf(pathOf(path))
  return Frame && section ? <Frame section={section}>{children}</Frame> : children
}
