import { asObject } from '#contract/reading/analysis.ts'
import { LineNames } from '#web/newsroom/desk/day/line-names.tsx'

const NAMES: Record<string, string> = {
  correct_option: 'Right answer',
  marks: 'Marks',
  weight: 'Weight',
  paper: 'Paper',
  value: 'Value',
  date: 'Date',
  publisher: 'Publisher',
  url: 'Address',
  closes: 'Settles',
}

/** What belongs to a part besides its sentences. */
export function PartValues({ values }: { values: Record<string, unknown> }) {
  const options = Object.entries(asObject(values.options))
  const demands = Array.isArray(values.key_demands) ? (values.key_demands as { point: string; marks: number }[]) : []
  const lines = Array.isArray(values.syllabus) ? values.syllabus.filter((line) => typeof line === 'string') : []
  const named = Object.entries(NAMES).flatMap(([key, name]): [string, string][] => {
    const text = inWords(values[key])
    return text ? [[name, text]] : []
  })
  return (
    <>
      {options.length > 0 && (
        <ul aria-label="Options" className="space-y-1">
          {options.map(([letter, text]) => (
            <li key={letter} className={letter === values.correct_option ? 'font-semibold' : ''}>
              {`${letter}. ${String(text)}`}
            </li>
          ))}
        </ul>
      )}
      {demands.length > 0 && (
        <ul aria-label="Key demands" className="list-disc space-y-1 ps-5">
          {demands.map(({ point, marks }) => (
            <li key={point}>{`${point} (${marks})`}</li>
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {named.map(([name, text]) => (
            <div key={name} className="flex min-w-0 gap-2">
              <dt className="text-quiet">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length > 0 && (
        <p className="text-sm text-quiet wrap-anywhere">
          <LineNames nodes={lines} />
        </p>
      )}
    </>
  )
}

function inWords(value: unknown): string {
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? one : String(asObject(one).text ?? ''))).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
