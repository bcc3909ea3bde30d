import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#messages/accounts/accounts/sign-in.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Its code is loaded when pressed. */
export function PasskeyButton() {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  if (!('PublicKeyCredential' in window)) return null

  async function onClick() {
    setBusy(true)
    setError(undefined)
    const { browserFailure } = await import('./browser-failure.ts')
    try {
      const { signInWithPasskey } = await import('./sign-in-with-passkey.ts')
      navigate(await signInWithPasskey())
    } catch (reason) {
      setError(browserFailure(reason) ?? failureText(reason, m.loginFailed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="outline" className="w-full" busy={isBusy} onClick={onClick}>
        {m.usePasskey}
      </Button>
      {error && <Notice tone="error">{error}</Notice>}
    </>
  )
}
