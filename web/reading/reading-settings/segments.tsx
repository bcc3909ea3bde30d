import { type ReactNode, useId } from 'react'

interface SegmentsProps<Value extends string> {
  legend: string
  /** In display order. */
  labels: Record<Value, ReactNode>
  hint?: string | undefined
  value: Value
  /** Of the row, such as a number of columns. */
  className?: string
  onChange: (value: Value) => void
}

export function Segments<Value extends string>({ legend, labels, hint, value, className = '', onChange }: SegmentsProps<Value>) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={hint && id}>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className={`mt-1 flex flex-wrap rounded-control border border-strong ${className}`}>
        {(Object.keys(labels) as Value[]).map((one) => (
          <label key={one} data-chosen={one === value || undefined} className={SEGMENT}>
            <input
              type="radio"
              name={id}
              checked={one === value}
              onChange={() => onChange(one)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {labels[one]}
          </label>
        ))}
      </div>
      {hint && (
        <p id={id} className="mt-1 text-sm text-quiet">
          {hint}
        </p>
      )}
    </fieldset>
  )
}

/** Forced colours use the system's selection colours. */
const SEGMENT = [
  'relative inline-flex min-h-11 flex-auto items-center justify-center rounded-control px-2 text-sm font-medium text-quiet hover:text-ink',
  'data-chosen:bg-accent data-chosen:text-on-accent',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
  'forced-colors:data-chosen:bg-[Highlight] forced-colors:data-chosen:text-[HighlightText] forced-colors:data-chosen:forced-color-adjust-none',
].join(' ')
