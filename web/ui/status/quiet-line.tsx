import { Children, type ReactNode } from 'react'

/** Clipping hides the dot at the start of each line. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <ul className="-ms-4 flex flex-wrap items-center gap-y-1 text-sm text-quiet [clip-path:inset(-0.25rem_calc(0.3125rem_-_0.5625rem*var(--way,1))_-0.25rem_calc(0.3125rem_+_0.5625rem*var(--way,1)))]">
      {Children.toArray(children).map((fact, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line keep their places
          key={place}
          className="relative flex min-w-0 items-center ps-4 before:absolute before:inset-s-1.5 before:text-strong before:content-['·'] empty:hidden has-[>[data-not-here]]:before:content-none"
        >
          {fact}
        </li>
      ))}
    </ul>
  )
}
