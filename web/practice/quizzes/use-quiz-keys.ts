import { useEffectEvent, useLayoutEffect } from 'react'
import { useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { isHandledBy, quizKey } from './quiz-keys.ts'

/** The keys work anywhere on the page, from the moment the question shows: an ordinary effect may run after the first key. */
export function useQuizKeys(letters: string[], actions: { choose: (letter: string) => void; advance: () => void }): void {
  const isOn = useSingleKeys()
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = quizKey(event, letters)
    if (!key || event.defaultPrevented || isHandledBy(event.target, key)) return
    event.preventDefault()
    if (key.kind === 'choose') actions.choose(key.letter)
    else actions.advance()
  })

  useLayoutEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => act(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
