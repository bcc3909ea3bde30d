import { useId } from 'react'
import { ENGLISH_NAMES, type Target } from '#contract/languages.ts'

interface TranslationFieldProps {
  label: string
  language: Target
  english: string
  value: string
  isReadOnly: boolean
  onChange: (text: string) => void
}

/** Both boxes are as high as the longer text. */
export function TranslationField({ label, language, english, value, isReadOnly, onChange }: TranslationFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
      <label htmlFor={id} className="font-semibold lg:col-span-2">
        {label}
      </label>
      <Caption>English</Caption>
      <p
        id={`${id}-english`}
        lang="en"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable text needs keyboard access
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-control border border-line bg-sunken p-3 font-serif leading-reading whitespace-pre-line wrap-anywhere lg:max-h-none"
      >
        {english}
      </p>
      <Caption>{ENGLISH_NAMES[language]}</Caption>
      <textarea
        id={id}
        lang={language}
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-english`}
        className="min-h-24 w-full resize-y self-stretch rounded-control border border-strong bg-surface p-3 font-serif leading-reading text-ink field-sizing-content wrap-anywhere"
      />
    </div>
  )
}

/** On a wide page it is above the columns. */
const Caption = ({ children }: { children: string }) => (
  <p aria-hidden="true" className="-mb-1 text-sm text-quiet lg:hidden">
    {children}
  </p>
)
