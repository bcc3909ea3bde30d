import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
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
        Answer exchange: {STATUS_WORDS[offer.status]}.
        <Link to={paths.exchange} className="text-accent underline underline-offset-4">
          Open the exchange
        </Link>
      </p>
    )
  return (
    <Card title="Ask others" intro="Two other aspirants score your answer without knowing your name, and you score two answers.">
      <Button variant="outline" onClick={() => setAsking(true)} className="max-sm:w-full">
        Ask others
      </Button>
      <Dialog open={isAsking} onOpenChange={setAsking} title="Ask others about this answer">
        <div className="space-y-4">
          <ol className="list-decimal space-y-1 pl-5">
            {HOW_IT_WORKS.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
          {hasPhotos && <Notice tone="warning">Your handwriting may show who you are. Reviewers see your photographs.</Notice>}
          {send.isError && (
            <Notice tone="error">{failureText(send.error, 'The answer could not be offered. Please try again.')}</Notice>
          )}
          <DialogFoot
            onCancel={() => setAsking(false)}
            action="Add it to the exchange"
            onAction={() => send.mutate(answerId, { onSuccess: () => setAsking(false) })}
            busy={send.isPending}
          />
        </div>
      </Dialog>
    </Card>
  )
}
