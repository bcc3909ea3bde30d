import { Children, type ReactNode } from 'react'

/** Clipping hides the dot at the start of each line. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <ul className="-ms-4 flex flex-wrap items-center gap-y-1 text-sm text-quiet [clip-path:inset(-0.25rem_-0.25rem_-0.25rem_0.875rem)]">
      {Children.toArray(children).map((fact, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line keep their places
          key={place}
          className="relative flex min-w-0 items-center ps-4 before:absolute before:inset-s-1.5 before:text-strong before:content-['·'] empty:hidden"
        >
          {fact}
        </li>
      ))}
    </ul>
  )
}
