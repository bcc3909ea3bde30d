import { Check, Copy } from 'lucide-react'
import * as m from '#messages/accounts/second-factor/card.ts'
import { copyText } from '#web/platform/copy-text.ts'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { Button } from '#web/ui/button.tsx'

/** If the clipboard is blocked, the toast says so; the text is on the page. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [status, showStatus] = useBriefly(3000)
  const onCopy = () =>
    copyText(text).then(
      () => showStatus(m.copied),
      () => showStatus(m.notCopied),
    )
  const Icon = status === m.copied ? Check : Copy
  return (
    <span className="inline-flex flex-wrap items-center gap-2 max-sm:w-full">
      <Button variant="outline" className="max-sm:w-full" onClick={onCopy}>
        <Icon aria-hidden="true" className="size-5" />
        {children}
      </Button>
      <span role="status" className="text-sm text-quiet">
        {status}
      </span>
    </span>
  )
}
