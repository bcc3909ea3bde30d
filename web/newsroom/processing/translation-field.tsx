import { useId } from 'react'
import type { Target } from '#contract/languages.ts'

interface TranslationFieldProps {
  label: string
  language: Target
  english: string
  value: string
  onChange: (text: string) => void
  rows: number
}

/** The English text and its translation side by side, stacked on phones. */
export function TranslationField({ label, language, english, value, onChange, rows }: TranslationFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
      <label htmlFor={id} className="font-semibold lg:col-span-2">
        {label}
      </label>
      <p
        id={`${id}-english`}
        lang="en"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable text needs keyboard access
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-control border border-line bg-sunken p-3 font-serif whitespace-pre-line wrap-anywhere"
      >
        {english}
      </p>
      <textarea
        id={id}
        lang={language}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        rows={rows}
        aria-describedby={`${id}-english`}
        className="w-full resize-y rounded-control border border-strong bg-surface p-3 font-serif leading-reading text-ink"
      />
    </div>
  )
}
