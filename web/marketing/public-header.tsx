import { Link } from 'react-router'
import { Brand } from '#web/platform/brand.tsx'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'

export function PublicHeader() {
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-5xl flex-wrap items-center justify-between gap-x-3 px-4 py-2">
        <Link to={paths.home} className="inline-flex min-h-11 items-center no-underline">
          <Brand />
        </Link>
        <Link
          to={paths.login}
          className={buttonStyle({ variant: 'outline', size: 'sm', className: 'shrink-0 whitespace-nowrap' })}
        >
          Login/Sign-up
        </Link>
      </div>
    </header>
  )
}
