import { Link } from 'react-router'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'

export function Hero() {
  const { user } = useSession()
  return (
    <section className="max-w-2xl">
      <h1 className="font-serif text-4xl leading-tight font-semibold sm:text-5xl">
        The day’s current affairs, explained for the civil-services exam.
      </h1>
      <p className="mt-5 text-lg text-quiet">
        A few articles every day, each tagged with its General Studies paper, in English and, where it is available, in Hindi and
        Tamil.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {user ? (
          <Link to={paths.dashboard} className={buttonStyle({ size: 'lg' })}>
            Go to your dashboard
          </Link>
        ) : (
          <>
            <Link to={paths.signup} className={buttonStyle({ size: 'lg' })}>
              Create a free account
            </Link>
            <Link to={paths.login} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
              Sign in
            </Link>
          </>
        )}
      </div>
    </section>
  )
}
