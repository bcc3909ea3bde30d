import { Tabs as Radix } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'

interface Panel {
  id: string
  label: string
  panel: ReactNode
  /** Stays alive, once it was open, while another tab is: what was typed is still there. */
  keepsState?: boolean
}

/** Leads to a page of its own. */
interface Way {
  id: string
  label: string
  to: string
}

export type Tab = Panel | Way

const isPanel = (tab: Tab): tab is Panel => 'panel' in tab

/** Arrow keys move between the tabs; the open one is the caller's to keep, for instance in the address. */
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
  const list = useOpenInView(open)
  const wereOpen = useRef(new Set<string>())
  wereOpen.current.add(open)
  // Arrow keys pass over a way to another page without taking it.
  const onValueChange = (id: string) => {
    if (tabs.some((tab) => tab.id === id && isPanel(tab))) onOpen(id)
  }
  return (
    <Radix.Root value={open} onValueChange={onValueChange}>
      <Radix.List ref={list} aria-label={label} className={BAR}>
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

/** One line to push sideways on a small screen, several where there is room for them. The line below is no border: it would not be covered. */
const BAR =
  'relative -mx-4 flex overflow-x-auto px-4 shadow-[inset_0_-1px_0_var(--strong)] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0'
const TAB = [
  'inline-flex min-h-11 shrink-0 items-center border-b-3 border-transparent px-3 py-2 font-medium whitespace-nowrap text-quiet no-underline',
  'hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-accent data-[state=active]:text-ink',
].join(' ')

/** A tab is pressed by either key, a link by Enter alone. */
function pressedBySpace(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

function useOpenInView(open: string) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open tab is the reason to look again
  useEffect(() => {
    const bar = list.current
    const tab = bar?.querySelector<HTMLElement>('[data-state=active]')
    // Not scrollIntoView, which would move the page as well.
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
  }, [open])
  return list
}
