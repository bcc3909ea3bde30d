import { createContext, type ReactNode, useContext } from 'react'

/** Where nothing listens yet: a public page before its script, or without any. Its marks become buttons when the script comes. */
export const TermsAtRest = createContext(false)

interface TermMarkProps {
  /** The term's place in the list of the surrounding area. */
  place: number
  children: ReactNode
}

/** A key term in running text. The area around it hears what happens to it and shows the one tooltip. */
export function TermMark({ place, children }: TermMarkProps) {
  const isAtRest = useContext(TermsAtRest)
  return (
    // Not a button element: that is a box, which would not break across lines as the words around it do.
    <span
      {...(!isAtRest && { role: 'button', tabIndex: 0 })}
      data-term={place}
      className="cursor-help rounded-sm decoration-signal decoration-dotted decoration-2 underline underline-offset-4 hover:bg-signal-soft high-contrast:decoration-solid print:no-underline"
    >
      {children}
    </span>
  )
}
