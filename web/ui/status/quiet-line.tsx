import { Children, type ReactNode } from 'react'

/**
 * Small facts on one line, separated by dots; wraps when there is no room. Each fact has its dot on the left, and the left edge is clipped, so that
 * no line begins with a dot.
 */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <ul className="-ml-4 flex flex-wrap items-center gap-y-1 text-sm text-quiet [clip-path:inset(-0.25rem_-0.25rem_-0.25rem_0.875rem)]">
      {Children.toArray(children).map((fact, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line keep their places
          key={place}
          className="relative flex min-w-0 items-center pl-4 before:absolute before:left-1.5 before:text-strong before:content-['·'] empty:hidden"
        >
          {fact}
        </li>
      ))}
    </ul>
  )
}
