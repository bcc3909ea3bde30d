import { useState } from 'react'
import * as ui from '#messages/ui.ts'
import { Button } from '#web/ui/button.tsx'

interface Mistake {
  path: string
  message: string
  line?: number
  isWarning?: boolean
}

const SHOWN = 20

export function MistakeList<One extends Mistake>({
  title,
  lead,
  mistakes,
  onGo,
}: {
  title: string
  /** Announced to screen readers. */
  lead?: string | undefined
  mistakes: readonly One[]
  onGo?: ((mistake: One) => void) | undefined
}) {
  const [areAllShown, setAllShown] = useState(false)
  if (mistakes.length === 0) return null
  const shown = areAllShown ? mistakes : mistakes.slice(0, SHOWN)
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface">
      <div className="border-b border-line px-4 py-2">
        <h3 className="font-semibold">{title}</h3>
        {lead && (
          <p role="alert" className="text-sm text-quiet wrap-anywhere">
            {lead}
          </p>
        )}
      </div>
      <ul className="divide-y divide-line">
        {shown.map((mistake, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same mistake can occur twice, and the rows have no state
          <li key={index}>
            {onGo ? (
              <button
                type="button"
                onClick={() => onGo(mistake)}
                className="block min-h-11 w-full px-4 py-2 text-start hover:bg-sunken focus-visible:outline-offset-[-3px]"
              >
                <MistakeText {...mistake} />
              </button>
            ) : (
              <p className="px-4 py-2">
                <MistakeText {...mistake} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {shown.length < mistakes.length && (
        <p className="border-t border-line p-2">
          <Button variant="ghost" size="sm" onClick={() => setAllShown(true)}>
            {ui.showAll({ count: mistakes.length })}
          </Button>
        </p>
      )}
    </section>
  )
}

function MistakeText({ path, message, line, isWarning }: Mistake) {
  return (
    <span className="wrap-anywhere">
      {line !== undefined && <span className="me-2 font-semibold tabular-nums">{ui.line({ line })}</span>}
      <span className={isWarning ? 'text-signal' : 'text-danger'}>{message}</span>
      {path && <code className="block font-mono text-sm text-quiet">{path}</code>}
    </span>
  )
}
