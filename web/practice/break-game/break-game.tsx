import * as m from '#messages/practice/break-game.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { GameQuestion } from './game-question.tsx'
import type { Source, useBreakGame } from './use-break-game.ts'

export function BreakGame({ game, score, source, isFirst, choose, play }: ReturnType<typeof useBreakGame>) {
  return (
    <section aria-label={m.game} className="mt-4">
      {game.state === 'loading' && <QuestionSkeleton />}
      {game.state === 'error' && <GameFailure message={game.message} isReddit={source === 'reddit'} play={play} />}
      {(game.state === 'question' || game.state === 'answered') && (
        <GameQuestion
          key={game.question.text}
          question={game.question}
          choice={game.state === 'answered' ? game.choice : null}
          score={score}
          takesFocus={!isFirst}
          onChoose={choose}
          onNext={() => play(source)}
        />
      )}
      {source === 'terms' && (
        <Button variant="link" size="sm" className="-mx-3 mt-1 min-h-11" onClick={() => play('reddit')}>
          {m.switchToReddit}
        </Button>
      )}
    </section>
  )
}

interface GameFailureProps {
  message: string
  /** Its messages name a cause, not what is missing. */
  isReddit: boolean
  play: (source: Source) => void
}

/** Key terms need no network. */
function GameFailure({ message, isReddit, play }: GameFailureProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-1 py-4 text-center">
      <p className="mb-2 font-semibold wrap-anywhere">{isReddit ? m.postsUnavailable : message}</p>
      <Button onClick={() => play('terms')}>{m.playWithTerms}</Button>
      <Button variant="link" onClick={() => play('reddit')}>
        {m.retry}
      </Button>
      {isReddit && <p className="text-sm text-quiet wrap-anywhere">{message}</p>}
    </div>
  )
}

function QuestionSkeleton() {
  return (
    <Loading label={m.loadingQuestion}>
      <div className="min-h-80 space-y-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-16 w-full" />
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className="h-11 w-full" />
        ))}
      </div>
    </Loading>
  )
}
