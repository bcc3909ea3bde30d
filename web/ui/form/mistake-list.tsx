import { useState } from 'react'
import * as ui from '#messages/ui.ts'
import { Button } from '#web/ui/button.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'

interface Mistake {
  path: string
  /** In words, instead of the path. */
  place?: string
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
  takesFocus = false,
}: {
  title: string
  /** Announced to screen readers. */
  lead?: string | undefined
  mistakes: readonly One[]
  onGo?: ((mistake: One) => void) | undefined
  /** When it appears. */
  takesFocus?: boolean
}) {
  const [areAllShown, setAllShown] = useState(false)
  if (mistakes.length === 0) return null
  const shown = areAllShown ? mistakes : mistakes.slice(0, SHOWN)
  return (
    <section
      aria-label={title}
      {...(takesFocus && { ref: takeFocus, tabIndex: -1 })}
      className="rounded-card border border-line bg-surface"
    >
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

function MistakeText({ path, place, message, line, isWarning }: Mistake) {
  return (
    <span className="wrap-anywhere">
      {line !== undefined && <span className="me-2 font-semibold tabular-nums">{ui.line({ line })}</span>}
      {place && <span className="font-semibold">{`${place}: `}</span>}
      <span className={isWarning ? 'text-signal' : 'text-danger'}>{place ? lowerFirst(message) : message}</span>
      {path && !place && <code className="block font-mono text-sm text-quiet">{path}</code>}
    </span>
  )
}

/** After a colon. Abbreviations stay. */
const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
