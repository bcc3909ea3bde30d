import { ChevronDown, Menu, X } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import * as m from '#messages/app/frame.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import { useSoon } from './use-soon.ts'

export function AccountMenu({ user }: { user: User }) {
  const { pathname } = useLocation()
  const { isOpen, setOpen, box, button } = useDisclosure()
  const id = useId()
  const isSoon = useSoon()
  const Panel = useLoaded(isSoon || isOpen, async () => (await import('./menu-panel.tsx')).MenuPanel)
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setOpen(false), [pathname])
  return (
    <div ref={box} className="flex items-center gap-2">
      {user.role === 'pro' && (
        <span className="hidden @3xl:inline">
          <Badge tone="signal">PRO</Badge>
        </span>
      )}
      <Button
        ref={button}
        variant="ghost"
        className="min-w-11 px-2! @3xl:border-strong @3xl:px-3! @3xl:text-sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ButtonLabel isOpen={isOpen} name={nameOf(user)} />
      </Button>
      <div id={id} hidden={!isOpen} className="header-panel p-2">
        {isOpen && Panel && <Panel user={user} pathname={pathname} onChoose={() => setOpen(false)} />}
      </div>
    </div>
  )
}

const nameOf = ({ username, email }: User) => username || email

function ButtonLabel({ isOpen, name }: { isOpen: boolean; name: string }) {
  const Icon = isOpen ? X : Menu
  return (
    <>
      <span className="@3xl:hidden">
        <span className="sr-only">{isOpen ? m.closeMenu : m.openMenu}</span>
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <span className="hidden items-center gap-1.5 @3xl:flex">
        {m.menuOf({
          name,
          hidden: (text) => <span className="sr-only">{text}</span>,
          shown: (text) => <span className="max-w-16 truncate @5xl:max-w-28">{text}</span>,
        })}
        <ChevronDown aria-hidden="true" className="size-4" />
      </span>
    </>
  )
}
