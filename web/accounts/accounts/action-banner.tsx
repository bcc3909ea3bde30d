import { type ReactNode, useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

interface ActionBannerProps {
  title: string
  action: string
  /** @returns a sentence to show instead of the text, if there is one */
  onAct: () => Promise<string | undefined>
  /** Shown when the server gives no reason. */
  failure: string
  children: ReactNode
}

/** A banner with one button; the outcome takes the place of its text. */
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
