import { type ReactNode, useId } from 'react'

interface Option<Value extends string> {
  value: Value
  label: string
  hint?: string
}

export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  children,
}: {
  legend: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  children?: ReactNode
}) {
  const name = useId()
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6 max-sm:has-[>:nth-child(3)]:flex-col">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>
              {option.label}
              {option.hint && <span className="block text-sm text-quiet">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
