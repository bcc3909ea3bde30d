import type { Comparison } from '#contract/newsroom/entries.ts'

/** Does not stand in the way of submitting. */
export function KeyAdvice({ habits: { day, all } }: { habits: Comparison['key_habits'] }) {
  if (day.length === 0 && all.length === 0) return null
  return (
    <section aria-labelledby="key-advice-title" className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 id="key-advice-title" className="text-lg font-semibold">
        Advice on the quiz keys
      </h2>
      <p className="mt-1 text-quiet">
        Some keys can be guessed without reading the statements. You can submit the day, or first change statements.
      </p>
      <Habits title="In this day" lines={day} />
      <Habits title="Together with the stored days" lines={all} />
    </section>
  )
}

function Habits({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3 className="mt-4 font-medium">{title}</h3>
      <ul className="list-disc space-y-1 ps-5">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </>
  )
}
