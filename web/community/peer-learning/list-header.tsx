import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as m from '#messages/community/peer-learning.ts'
import { entryList } from './api.ts'
import type { HubAddress, HubTab } from './hub-address.ts'
import { ShowAll } from './hub-list.tsx'
import type { GoTo } from './use-hub-address.ts'

interface ListHeaderProps {
  address: HubAddress
  goTo: GoTo
  tab: HubTab
  choices: readonly (readonly [show: HubAddress['show'], label: string])[]
  action?: ReactNode
}

/** For a linked entry only a button to show all; nothing above a list that did not load. */
export function ListHeader({ address, goTo, tab, choices, action }: ListHeaderProps) {
  const { isError, data } = useInfiniteQuery(entryList(tab, address))
  if (isError && !data) return null
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      {address.id ? (
        <>
          <p className="text-quiet">{m.showingLinked}</p>
          <ShowAll goTo={goTo} tab={tab} />
        </>
      ) : (
        <>
          <fieldset className="flex min-w-0 flex-wrap ps-px pt-px">
            <legend className="sr-only">{m.filterEntries({ tab })}</legend>
            {choices.map(([show, label]) => (
              <button
                key={label}
                type="button"
                aria-pressed={address.show === show}
                onClick={() => goTo({ show })}
                className={CHOICE_STYLE}
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

/** Filled, because the high-contrast theme has no soft colours. Borders lie over each other, also where long words take two rows. */
const CHOICE_STYLE =
  '-ms-px -mt-px min-h-11 border border-strong px-3 font-medium first-of-type:rounded-s-control last:rounded-e-control hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent'
