import type { SectionFields } from '#contract/newsroom/desk/desk-sections.ts'
import { comparedLines } from './text-lines.ts'

interface TextDifferenceProps {
  before: SectionFields
  after: SectionFields
  names: readonly [before: string, after: string]
}

/** Two texts beside each other; lines that the other has not are marked. */
export function TextDifference({ before, after, names }: TextDifferenceProps) {
  const [one, other] = comparedLines(before, after)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Lines name={names[0]} lines={one} Mark="del" />
      <Lines name={names[1]} lines={other} Mark="ins" />
    </div>
  )
}

function Lines({ name, lines, Mark }: { name: string; lines: { text: string; isOther: boolean }[]; Mark: 'ins' | 'del' }) {
  return (
    <div className="min-w-0">
      <h4 className="text-sm font-medium text-quiet">{name}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section tabIndex={0} aria-label={name} className="mt-1 max-h-80 space-y-2 overflow-y-auto wrap-anywhere">
        {lines.length === 0 && <p className="text-quiet">No text.</p>}
        {lines.map(({ text, isOther }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and no state
          <p key={index}>{isOther ? <Mark className="bg-sunken decoration-1">{text}</Mark> : text}</p>
        ))}
      </section>
    </div>
  )
}
