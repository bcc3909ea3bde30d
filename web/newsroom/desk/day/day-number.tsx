import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { DayForm } from './desk-texts.ts'

interface DayNumberProps {
  form: DayForm | undefined
  isToday: boolean
  children: ReactNode
}

/** Published days are filled, scheduled ones have a line around them, drafts a broken one. */
export const DayNumber = ({ form, isToday, children }: DayNumberProps) => (
  <span
    aria-hidden="true"
    className={clsx(
      'grid size-7 place-items-center rounded-full border-2 text-sm leading-none tabular-nums',
      (form && FORMS[form]) ?? 'border-transparent',
      isToday && 'font-bold underline underline-offset-2',
    )}
  >
    {children}
  </span>
)

const FORMS: Partial<Record<DayForm, string>> = {
  published: 'border-good bg-good text-surface',
  scheduled: 'border-accent',
  draft: 'border-dashed border-signal',
}
