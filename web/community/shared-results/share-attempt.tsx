import { useQuery } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { AttemptDetail } from '#contract/practice/quizzes.ts'
import * as m from '#messages/community/shared-results.ts'
import { sharedAttempts } from '#web/community/peer-learning/api.ts'
import { formatResult } from '#web/community/peer-learning/format-result.ts'
import { changedAddress, readAddress, writeAddress } from '#web/community/peer-learning/hub-address.ts'
import { paths } from '#web/platform/paths.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { ShareForm } from './share-form.tsx'

/** Invisible while loading, to avoid layout shift. */
export function ShareAttempt({ attempt }: { attempt: AttemptDetail }) {
  const shared = useQuery(sharedAttempts())
  const [isSharing, setSharing] = useState(false)
  const resultId = shared.data?.get(attempt.attemptId)

  if (resultId)
    return (
      <Link to={`${paths.peerLearning}${addressOf(resultId)}`} className={buttonStyle({ variant: 'outline' })}>
        <Share2 aria-hidden="true" className="size-4" />
        {m.viewShared}
      </Link>
    )
  return (
    <>
      <Button variant="outline" onClick={() => setSharing(true)} className={shared.isPending ? 'invisible' : ''}>
        <Share2 aria-hidden="true" className="size-4" />
        {m.shareWithGroups}
      </Button>
      {isSharing && (
        <ShareForm
          attempt={{ id: attempt.attemptId, quiz: attempt.quiz, figures: formatResult(attempt) }}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}

const addressOf = (id: string) => writeAddress(changedAddress(readAddress(new URLSearchParams()), { id }))
