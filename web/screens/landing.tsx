import { Hero } from '#web/marketing/hero.tsx'
import { PublicHeader } from '#web/marketing/public-header.tsx'
import { TimeLine } from '#web/marketing/time-line.tsx'
import { useTitle } from '#web/platform/use-title.ts'

export function LandingScreen() {
  useTitle('Daily current affairs for civil-services aspirants')
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main className="mx-auto w-full max-w-5xl flex-1 px-4 py-12 sm:py-16">
        <Hero />
        <TimeLine />
      </main>
      <footer className="border-t border-line px-4 py-6 text-center text-sm text-quiet">
        © {new Date().getFullYear()} UPSC Current Catalyst
      </footer>
    </div>
  )
}
