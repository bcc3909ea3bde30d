import { createContext, type ReactNode, useContext } from 'react'

/** True on prerendered public pages: the marks become buttons once the script has loaded. */
export const StaticTerms = createContext(false)

interface TermMarkProps {
  /** The term's index in the list of the surrounding area. */
  index: number
  children: ReactNode
}

/** A key term in a text. Its `KeyTermArea` handles events and shows the tooltip. */
export function TermMark({ index, children }: TermMarkProps) {
  const isStatic = useContext(StaticTerms)
  return (
    // Not a button element, which could not wrap across lines.
    <span {...(!isStatic && { role: 'button', tabIndex: 0 })} data-term={index}>
      {children}
    </span>
  )
}
