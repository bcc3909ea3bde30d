import { useState } from 'react'
import { counted } from '#contract/amounts.ts'
import { IMPORT_PARTS, type ImportPart } from '#contract/newsroom/imports/import-rules.ts'
import type { Imported } from '#contract/newsroom/imports.ts'
import type { Bag } from '#web/newsroom/article-form/article-values.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { takeFocus } from '#web/ui/take-focus.ts'
import { chosenParts, effectOn } from './merge-imported.ts'

interface ImportResultProps {
  article: Bag
  imported: Imported
  /** Of the file. */
  name: string
  onBack: () => void
  onImport: (article: Bag) => void
}

/** What was understood, with ticks; below it what was not. */
export function ImportResult({ article, imported, name, onBack, onImport }: ImportResultProps) {
  const { understood, left } = imported
  const [unticked, setUnticked] = useState<readonly ImportPart[]>([])
  const parts = understood.map(({ part }) => part).filter((part) => !unticked.includes(part))
  const toggle = (part: ImportPart) =>
    setUnticked((now) => (now.includes(part) ? now.filter((one) => one !== part) : [...now, part]))
  return (
    <div className="space-y-5">
      <fieldset className="min-w-0">
        <legend ref={takeFocus} tabIndex={-1} className="font-semibold outline-none wrap-anywhere">
          Understood{name && `: ${name}`}
        </legend>
        {understood.length === 0 && <p className="mt-2 text-quiet">No part of an article was found.</p>}
        <div className="mt-1 sm:columns-2">
          {understood.map(({ part, count, from }) => (
            <label key={part} className="flex min-h-11 break-inside-avoid items-center gap-3 py-1">
              <input type="checkbox" checked={!unticked.includes(part)} onChange={() => toggle(part)} />
              <span className="min-w-0">
                {IMPORT_PARTS[part].label}, {counted(count, IMPORT_PARTS[part].noun)}
                <span className="block text-sm text-quiet">
                  {[`from ${from}`, effectOn(article, part)].filter(Boolean).join('; ')}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {left.length > 0 && <LeftOut left={left} />}
      <DialogFoot
        onCancel={onBack}
        cancel="Choose another"
        action={`Insert ${counted(parts.length, 'part')}`}
        disabled={parts.length === 0}
        onAction={() => onImport(chosenParts(imported.article, parts))}
      />
    </div>
  )
}

/** More are shown on request. */
const FIRST = 8

function LeftOut({ left }: Pick<Imported, 'left'>) {
  const [isLong, setLong] = useState(false)
  const shown = isLong ? left : left.filter((_, index) => index < FIRST)
  return (
    <section aria-labelledby="left-title">
      <h3 id="left-title" className="font-semibold">
        Left out or changed: {left.length}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {shown.map(({ place, words, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index} className="py-2 wrap-anywhere">
            <p>{reason}</p>
            <p className="whitespace-pre-line text-sm text-quiet">
              {capitalised(place)}
              {words && `: “${words}”`}
            </p>
          </li>
        ))}
      </ul>
      {!isLong && left.length > shown.length && (
        <Button variant="link" className="-ms-4" onClick={() => setLong(true)}>
          Show all {left.length}
        </Button>
      )}
    </section>
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
