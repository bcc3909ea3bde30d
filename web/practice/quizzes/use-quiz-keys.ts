import { useEffect, useEffectEvent } from 'react'
import { useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { isTakenBy, quizKey } from './quiz-keys.ts'

/** Keys work anywhere on the page, so that nobody has to aim first. */
export function useQuizKeys(letters: string[], actions: { choose: (letter: string) => void; goOn: () => void }): void {
  const isOn = useSingleKeys()
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = quizKey(event, letters)
    if (!key || event.defaultPrevented || isTakenBy(event.target, key)) return
    event.preventDefault()
    if (key.kind === 'choose') actions.choose(key.letter)
    else actions.goOn()
  })

  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => act(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
