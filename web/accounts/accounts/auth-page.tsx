import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { LanguageButtons } from '#web/accounts/settings/language-buttons.tsx'
import { Brand } from '#web/platform/brand.tsx'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'
import { publicAddress } from '#web/platform/interface-language.ts'
import { paths } from '#web/platform/paths.ts'

interface AuthPageProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  footer?: ReactNode
  after?: ReactNode
  /** They load last. Such pages have no footer, to avoid layout shift. */
  offers?: Offered
}

export function AuthPage({ title, intro, children, footer, after, offers }: AuthPageProps) {
  return (
    // Not centred: a late error must move nothing above it.
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-4 py-8 sm:pt-[max(2rem,18dvh)]">
      <header className="mb-8 flex flex-wrap items-center justify-between gap-x-4">
        <Link to={publicAddress(paths.home)} reloadDocument className="inline-flex min-h-11 items-center no-underline">
          <Brand />
        </Link>
        <LanguageButtons />
      </header>
      <main>
        <h1 ref={useFocusOnNewTitle(title)} tabIndex={-1} className="text-2xl font-semibold">
          {title}
        </h1>
        {intro && <p className="mt-2 text-quiet">{intro}</p>}
        <div className="mt-6 space-y-5">
          {children}
          {offers && <InstanceOffers {...offers} />}
        </div>
      </main>
      {footer && <footer className="mt-8 border-t border-line pt-5 text-quiet">{footer}</footer>}
      {after && <footer className="mt-8">{after}</footer>}
    </div>
  )
}

/** The focused button disappears with the form. */
function useFocusOnNewTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])
  return heading
}

export const TEXT_LINK = 'font-medium text-accent underline underline-offset-4'

interface Offered {
  /** Lists demo accounts too. Receives the ticket of the second step. */
  onCodeNeeded?: (ticket: string) => void
}

/** Only some instances have them. Loaded last; the page works without them. */
function InstanceOffers(offered: Offered) {
  const [Offers, setOffers] = useState<ComponentType<Offered>>()
  useEffect(() => {
    afterPaint(() =>
      import('./offers.tsx').then(
        ({ Offers }) => setOffers(() => Offers),
        () => undefined,
      ),
    )
  }, [])
  return Offers ? <Offers {...offered} /> : null
}
