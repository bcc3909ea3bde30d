import type { ReactNode } from 'react'
import type { PublicPath } from '#contract/site/public-copy.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

/** The layout of every public page. */
export function PublicPage({ path, children }: { path: PublicPath; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-control bg-accent font-medium text-on-accent focus:not-sr-only focus:px-4 focus:py-3 focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        Skip to main content
      </a>
      <PublicHeader path={path} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 pb-16 sm:px-6">
        {children}
      </main>
      <PublicFooter />
    </div>
  )
}
