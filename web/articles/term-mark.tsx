interface TermMarkProps {
  /** The term's place in the list of the surrounding area. */
  place: number
  text: string
}

/** A key term in running text. The area around it hears what happens to it and shows the one tooltip. */
export function TermMark({ place, text }: TermMarkProps) {
  return (
    // A button element is a box that would not break across lines as the words around it do.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      role="button"
      tabIndex={0}
      data-term={place}
      className="cursor-help rounded-sm decoration-signal decoration-dotted decoration-2 underline underline-offset-4 hover:bg-signal-soft high-contrast:decoration-solid print:no-underline"
    >
      {text}
    </span>
  )
}
