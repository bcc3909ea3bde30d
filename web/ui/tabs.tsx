import { Tabs as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { LANGUAGE } from '#messages/language.ts'
import { pageDirection } from './direction.ts'

interface Panel {
  id: string
  label: string
  panel: ReactNode
  /** Stays mounted once opened: keeps typed text. */
  keepsState?: boolean
}

interface TabLink {
  id: string
  label: string
  to: string
}

export type Tab = Panel | TabLink

const isPanel = (tab: Tab): tab is Panel => 'panel' in tab

export function Tabs({
  label,
  tabs,
  open,
  onOpen,
}: {
  label: string
  tabs: readonly Tab[]
  open: string
  onOpen: (id: string) => void
}) {
  const wereOpen = useRef(new Set<string>())
  wereOpen.current.add(open)
  // Arrow keys must not follow links.
  const onValueChange = (id: string) => {
    if (tabs.some((tab) => tab.id === id && isPanel(tab))) onOpen(id)
  }
  return (
    <Radix.Root dir={pageDirection()} value={open} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className={BAR}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} asChild={!isPanel(tab)} className={TAB}>
            {isPanel(tab) ? (
              tab.label
            ) : (
              <Link to={tab.to} onKeyDown={pressedBySpace}>
                {tab.label}
              </Link>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.filter(isPanel).map(({ id, panel, keepsState }) => (
        <Radix.Content
          key={id}
          value={id}
          forceMount={(keepsState && wereOpen.current.has(id)) || undefined}
          className="pt-6 data-[state=inactive]:hidden"
        >
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Wraps, so no tab is hidden. The active tab covers the shadow. */
const BAR = 'flex flex-wrap shadow-[inset_0_-1px_0_var(--strong)]'
const TAB = [
  'inline-flex min-h-11 items-center border-b-3 border-transparent px-3 py-2 font-medium max-sm:px-2 max-sm:text-sm text-quiet no-underline',
  LANGUAGE === 'en' ? 'shrink-0 whitespace-nowrap' : 'wrap-anywhere',
  'hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-accent data-[state=active]:text-ink',
].join(' ')

/** Unlike tabs, links ignore Space. */
function pressedBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
