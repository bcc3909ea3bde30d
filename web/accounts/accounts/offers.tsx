import { useEffect, useState } from 'react'
import { GoogleButton } from '#web/accounts/google/google-button.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { loadInstanceInfo } from './sign-in.ts'

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
    // Without a reply this is an ordinary page.
    loadInstanceInfo(controller.signal).then(setInfo, () => undefined)
    return () => controller.abort()
  }, [])
  return info
}
