import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab {
  id: string
  label: string
  panel: ReactNode
  /** Stays alive while another tab is open, so that what was typed is still there. */
  keepsState?: boolean
}

/** Arrow keys move between the tabs; the open one is the caller's to keep, for instance in the address. */
export function Tabs({ label, tabs, open, onOpen }: { label: string; tabs: Tab[]; open: string; onOpen: (id: string) => void }) {
  return (
    <Radix.Root value={open} onValueChange={onOpen}>
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-1 border-b border-strong">
        {tabs.map(({ id, label }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className="-mb-px min-h-11 border-b-3 border-transparent px-2 py-2 text-sm font-medium sm:px-4 sm:text-base text-quiet hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, panel, keepsState }) => (
        <Radix.Content key={id} value={id} forceMount={keepsState || undefined} className="pt-6 data-[state=inactive]:hidden">
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
