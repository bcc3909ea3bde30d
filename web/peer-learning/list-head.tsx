import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { HubAddress } from './hub-address.ts'
import { ShowAll } from './hub-list.tsx'
import { PRESSED } from './like-button.tsx'
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
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{`Which ${noun}`}</legend>
            {choices.map(([show, label]) => (
              <Button
                key={label}
                variant="outline"
                aria-pressed={address.show === show}
                onClick={() => goTo({ show })}
                className={PRESSED}
              >
                {label}
              </Button>
            ))}
          </fieldset>
          {action}
        </>
      )}
    </div>
  )
}
