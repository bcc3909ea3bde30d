import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Brand } from '#web/platform/brand.tsx'
import { afterPaint } from '#web/platform/hooks/after-paint.ts'
import { paths } from '#web/platform/paths.ts'

interface AuthPageProps {
  title: string
  intro?: ReactNode
  children: ReactNode
  footer?: ReactNode
  after?: ReactNode
  /** Offers of the instance, which load last. A page with them has no footer, which they would push down. */
  offers?: Offered
}

/** The layout of the sign-in pages: brand, heading, form and links. */
export function AuthPage({ title, intro, children, footer, after, offers }: AuthPageProps) {
  return (
    // Aligned to the top, not centred: an error that appears later moves nothing above it.
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-4 py-8 sm:pt-[max(2rem,18dvh)]">
      <header className="mb-8">
        <Link to={paths.home} reloadDocument className="inline-flex min-h-11 items-center no-underline">
          <Brand />
        </Link>
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

/** When the form is replaced by its result, the focused button disappears; focus moves to the new heading. */
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

/** A link inside running text. */
export const TEXT_LINK = 'font-medium text-accent underline underline-offset-4'

interface Offered {
  /** With this, demo accounts are listed beside Google. Is called with the ticket of the second step. */
  onCodeNeeded?: (ticket: string) => void
}

/** What only some instances have on their pages for signing in and up. It loads last; without it these are ordinary pages. */
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
