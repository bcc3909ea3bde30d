import { Circle, CircleCheck } from 'lucide-react'
import * as m from '#messages/reading/progress.ts'
import { usePainted } from '#web/platform/hooks/after-paint.ts'
import { ControlWord } from '#web/platform/text/control-word.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { finishArticle, unfinishArticle, useFinishedArticles } from './api.ts'

/** Counts towards the daily goal. */
export function FinishToggle({ articleId }: { articleId: string }) {
  const isFinished = useFinishedArticles(usePainted()).has(articleId)
  const Icon = isFinished ? CircleCheck : Circle
  const toggle = () => (isFinished ? unfinishArticle : finishArticle)(articleId).catch(() => toast(m.markNotChanged, 'error'))

  return (
    <Button
      variant="outline"
      aria-pressed={isFinished}
      onClick={toggle}
      className="mt-4 min-w-48 aria-pressed:border-good aria-pressed:bg-good-soft aria-pressed:text-good max-sm:w-full"
    >
      <Icon aria-hidden="true" className="size-5" />
      <ControlWord>{isFinished ? 'Finished' : 'Mark as finished'}</ControlWord>
    </Button>
  )
}
