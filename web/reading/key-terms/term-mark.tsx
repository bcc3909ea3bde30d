import { createContext, type ReactNode, useContext } from 'react'

/** True on prerendered pages: the script makes buttons later. */
export const StaticTerms = createContext(false)

interface TermMarkProps {
  /** In the area's list. */
  index: number
  children: ReactNode
}

/** `KeyTermArea` handles the events. */
export function TermMark({ index, children }: TermMarkProps) {
  const isStatic = useContext(StaticTerms)
  return (
    // A button could not wrap across lines.
    <span {...(!isStatic && { role: 'button', tabIndex: 0 })} data-term={index}>
      {children}
    </span>
  )
}
