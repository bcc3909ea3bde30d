import { useEffect, useEffectEvent, useState } from 'react'
import { readItem, writeItem } from '#web/platform/storage.ts'
import { isTakenBy, quizKey } from './quiz-keys.ts'

const SWITCH = 'single_key_shortcuts'

/**
 * Keys work anywhere on the page, so that nobody has to aim first; who speaks to the machine, or rests a hand on the keyboard, can turn them
 * off for good.
 */
export function useQuizKeys(letters: string[], actions: { choose: (letter: string) => void; goOn: () => void }) {
  const [isOn, setOn] = useState(() => readItem(SWITCH) !== 'off')
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

  const turn = (on: boolean) => {
    writeItem(SWITCH, on ? 'on' : 'off')
    setOn(on)
  }
  return { isOn, turn }
}
