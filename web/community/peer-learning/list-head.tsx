import type { ReactNode } from 'react'
import type { HubAddress } from './hub-address.ts'
import { ShowAll } from './hub-list.tsx'
import type { GoTo } from './use-hub-address.ts'

interface ListHeadProps {
  address: HubAddress
  goTo: GoTo
  noun: string
  choices: readonly (readonly [show: HubAddress['show'], label: string])[]
  /** What somebody can add to the list. */
  action?: ReactNode
}

/** Whose entries are listed, and the way to add one; under a link to a single entry the way to all of them. */
export function ListHead({ address, goTo, noun, choices, action }: ListHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      {address.id ? (
        <>
          <p className="text-quiet">One of the {noun}, from a link.</p>
          <ShowAll goTo={goTo} noun={noun} />
        </>
      ) : (
        <>
          <fieldset className="flex">
            <legend className="sr-only">{`Which ${noun}`}</legend>
            {choices.map(([show, label]) => (
              <button
                key={label}
                type="button"
                aria-pressed={address.show === show}
                onClick={() => goTo({ show })}
                className={CHOICE}
              >
                {label}
              </button>
            ))}
          </fieldset>
          {action}
        </>
      )}
    </div>
  )
}

/** One of a row of which always one is on; filled, since high contrast knows no soft colours. */
const CHOICE =
  'min-h-11 border border-l-0 border-strong px-3 font-medium first-of-type:rounded-l-control first-of-type:border-l last:rounded-r-control hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent'
