import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { GameQuestion } from './game-question.tsx'
import type { Source, useBreakGame } from './use-break-game.ts'

export function BreakGame({ game, score, source, isFirst, choose, play }: ReturnType<typeof useBreakGame>) {
  return (
    <section aria-label="Break game" className="mt-4">
      {game.state === 'loading' && <QuestionSkeleton />}
      {game.state === 'error' && <GameFailure message={game.message} play={play} />}
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
          Switch to Reddit posts
        </Button>
      )}
    </section>
  )
}

/** Key terms need no network. */
function GameFailure({ message, play }: { message: string; play: (source: Source) => void }) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 rounded-card border border-line p-5 text-center">
      <p className="font-semibold wrap-anywhere">{message}</p>
      <Button onClick={() => play('terms')}>Play with key terms</Button>
      <Button variant="link" onClick={() => play('reddit')}>
        Retry
      </Button>
    </div>
  )
}

function QuestionSkeleton() {
  return (
    <Loading label="Loading a question">
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
