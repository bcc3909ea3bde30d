import { Children, type ReactNode } from 'react'

/** Small facts on one line, separated by dots; wraps when there is no room. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
      {Children.toArray(children).map((fact, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line keep their places
          key={place}
          className="flex items-center empty:hidden gap-x-2 before:text-strong before:content-['·'] first:before:content-none"
        >
          {fact}
        </li>
      ))}
    </ul>
  )
}
