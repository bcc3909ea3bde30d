import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#messages/accounts/accounts/offers.ts'
import { GoogleButton } from '#web/accounts/google/google-button.tsx'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { ticketOf } from '../second-factor/ticket-of.ts'
import { loadInstanceInfo, signIn } from './sign-in.ts'

type InstanceInfo = Awaited<ReturnType<typeof loadInstanceInfo>>

export function Offers({ onCodeNeeded }: { onCodeNeeded?: (ticket: string) => void }) {
  const info = useInstanceInfo()
  if (!info) return null
  return (
    <>
      {info.google_sign_in && <GoogleButton />}
      {onCodeNeeded && info.demo && <DemoAccounts accounts={info.demo_accounts} onCodeNeeded={onCodeNeeded} />}
    </>
  )
}

function useInstanceInfo(): InstanceInfo | undefined {
  const [info, setInfo] = useState<InstanceInfo>()
  useEffect(() => {
    const controller = new AbortController()
    // Without a reply the page has no offers.
    loadInstanceInfo(controller.signal).then(setInfo, () => undefined)
    return () => controller.abort()
  }, [])
  return info
}

type DemoAccount = { email: string; password: string }

interface DemoAccountsProps {
  accounts: DemoAccount[]
  /** Receives the ticket of the second step. */
  onCodeNeeded: (ticket: string) => void
}

function DemoAccounts({ accounts, onCodeNeeded }: DemoAccountsProps) {
  const navigate = useNavigate()
  const [signingInAs, setSigningInAs] = useState<string>()
  const [error, setError] = useState<string>()

  async function signInAs({ email, password }: DemoAccount) {
    setSigningInAs(email)
    setError(undefined)
    try {
      await signIn(email, password).then(navigate, (error) => onCodeNeeded(ticketOf(error)))
    } catch (reason) {
      setError(failureText(reason, m.loginFailed))
      setSigningInAs(undefined)
    }
  }

  return (
    <section aria-labelledby="demo-title" className="mt-8 rounded-card border border-line bg-surface p-4">
      <h2 id="demo-title" className="font-semibold">
        {m.demoInstance}
      </h2>
      <p className="mt-1 text-sm text-quiet">{m.chooseAccount({ password: accounts[0]?.password ?? '' })}</p>
      <ul className="mt-3 grid gap-2">
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              variant="outline"
              size="sm"
              busy={signingInAs === account.email}
              disabled={signingInAs !== undefined}
              onClick={() => signInAs(account)}
              className="w-full justify-start text-start wrap-anywhere"
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
