import { type ReactNode, useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

interface ActionBannerProps {
  title: string
  action: string
  /** @returns a sentence that replaces the text */
  onAct: () => Promise<string | undefined>
  /** If the server gives no reason. */
  failure: string
  children: ReactNode
}

export function ActionBanner({ title, action, onAct, failure, children }: ActionBannerProps) {
  const [answer, setAnswer] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function onClick() {
    setBusy(true)
    setAnswer(undefined)
    setAnswer(await onAct().catch((error) => failureText(error, failure)))
    setBusy(false)
  }

  return (
    <Banner
      title={title}
      actions={
        <Button variant="outline" busy={isBusy} onClick={onClick}>
          {action}
        </Button>
      }
    >
      {answer ?? children}
    </Banner>
  )
}
