import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Brand } from '#web/platform/brand.tsx'
import { paths } from '#web/platform/paths.ts'

/** The frame of the pages around signing in: the brand, one heading, one form, the ways onward. */
export function AuthPage({
  title,
  intro,
  children,
  footer,
}: {
  title: string
  intro?: ReactNode
  children: ReactNode
  footer?: ReactNode
}) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-4 py-8 sm:justify-center">
      <Link to={paths.home} className="mb-8 inline-flex min-h-11 items-center self-start no-underline">
        <Brand />
      </Link>
      <main>
        <h1 className="text-2xl font-semibold">{title}</h1>
        {intro && <p className="mt-2 text-quiet">{intro}</p>}
        <div className="mt-6 space-y-5">{children}</div>
      </main>
      {footer && <p className="mt-8 border-t border-line pt-5 text-quiet">{footer}</p>}
    </div>
  )
}

/** A link inside running text. */
export const TEXT_LINK = 'font-medium text-accent underline underline-offset-4'
