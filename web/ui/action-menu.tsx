import { Ellipsis, type LucideIcon } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from './button.tsx'
import { MENU_ITEM } from './menu-item.ts'
import { useDisclosure } from './use-disclosure.ts'
import { useOpensUp } from './use-opens-up.ts'

export interface MenuAction {
  label: string
  icon: LucideIcon
  act: () => void
}

interface ActionMenuProps {
  label: string
  actions: readonly MenuAction[]
  variant?: 'ghost' | 'outline'
}

export function ActionMenu({ label, actions, variant = 'ghost' }: ActionMenuProps) {
  const { isOpen, setOpen, box, button } = useDisclosure()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const isUp = useOpensUp(list, isOpen)
  if (actions.length === 0) return null

  // Lets a dialog return focus to the button.
  const choose = (act: () => void) => {
    setOpen(false)
    button.current?.focus()
    act()
  }
  return (
    <div ref={box} className="relative">
      <Button
        ref={button}
        variant={variant}
        size="icon"
        className={variant === 'ghost' ? 'text-quiet' : ''}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Button>
      <div
        ref={list}
        id={listId}
        hidden={!isOpen}
        className={`${isUp ? 'bottom-full' : 'top-full'} absolute inset-e-0 z-20 w-max max-w-[75vw] min-w-40 rounded-control border border-line bg-surface p-1 shadow-lg`}
      >
        {/* Not before, because a forum may have a thousand menus. */}
        {isOpen &&
          actions.map(({ label, icon: Icon, act }) => (
            <button key={label} type="button" className={MENU_ITEM} onClick={() => choose(act)}>
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {label}
            </button>
          ))}
      </div>
    </div>
  )
}
