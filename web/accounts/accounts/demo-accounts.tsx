import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { loadInstanceInfo, signIn } from './sign-in.ts'

type DemoAccount = { email: string; password: string }

/** Sample accounts, shown only if the server says that it runs a demo. */
export function DemoAccounts() {
  const accounts = useDemoAccounts()
  const navigate = useNavigate()
  const [signingInAs, setSigningInAs] = useState<string>()
  const [error, setError] = useState<string>()

  async function signInAs({ email, password }: DemoAccount) {
    setSigningInAs(email)
    setError(undefined)
    try {
      navigate(await signIn(email, password))
    } catch (reason) {
      setError(failureText(reason, 'Login failed'))
      setSigningInAs(undefined)
    }
  }

  if (accounts.length === 0) return null
  return (
    <section aria-labelledby="demo-title" className="mt-8 rounded-card border border-line bg-surface p-4">
      <h2 id="demo-title" className="font-semibold">
        This is a demo instance
      </h2>
      <p className="mt-1 text-sm text-quiet">
        Choose an account to explore. The password for all of them is “{accounts[0]?.password}”.
      </p>
      <ul className="mt-3 grid gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              variant="outline"
              size="sm"
              busy={signingInAs === account.email}
              disabled={signingInAs !== undefined}
              onClick={() => signInAs(account)}
              className="w-full justify-start text-left wrap-anywhere"
            >
              {account.email}
            </Button>
          </li>
        ))}
      </ul>
      {error && (
        <Notice tone="error" className="mt-3">
          {error}
        </Notice>
      )}
    </section>
  )
}

function useDemoAccounts(): DemoAccount[] {
  const [accounts, setAccounts] = useState<DemoAccount[]>([])
  useEffect(() => {
    const controller = new AbortController()
    loadInstanceInfo(controller.signal)
      .then(({ demo, demo_accounts }) => setAccounts(demo ? demo_accounts : []))
      // Without a reply this is an ordinary sign-in page.
      .catch(() => undefined)
    return () => controller.abort()
  }, [])
  return accounts
}
