import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/practice/exchange.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { offerOf, useOffer } from './api.ts'
import { HOW_IT_WORKS, STATUS_WORDS } from './words.ts'

export function OfferButton({ answerId, hasPhotos }: { answerId: string; hasPhotos: boolean }) {
  const { data: offer } = useQuery(offerOf(answerId))
  const [isAsking, setAsking] = useState(false)
  const send = useOffer()
  if (offer && offer.status !== 'withdrawn' && offer.status !== 'expired')
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-2">
        {m.statusOfAnswer({ status: STATUS_WORDS[offer.status] })}
        <Link to={paths.exchange} className="text-accent underline underline-offset-4">
          {m.openExchange}
        </Link>
      </p>
    )
  return (
    <Card title={m.askOthers} intro={m.askOthersIntro}>
      <Button variant="outline" onClick={() => setAsking(true)} className="max-sm:w-full">
        {m.askOthers}
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title={m.askAboutThis}>
        <div className="space-y-4">
          <ol className="list-decimal space-y-1 ps-5">
            {HOW_IT_WORKS.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          {hasPhotos && <Notice tone="warning">{m.handwritingShows}</Notice>}
          {send.isError && <Notice tone="error">{failureText(send.error, m.notOffered)}</Notice>}
          <DialogFoot
            onCancel={() => setAsking(false)}
            action={m.addToExchange}
            onAction={() => send.mutate(answerId, { onSuccess: () => setAsking(false) })}
            busy={send.isPending}
          />
        </div>
      </Dialog>
    </Card>
  )
}
