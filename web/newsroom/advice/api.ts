import { useEffect, useRef, useState } from 'react'
import { type Advice, advice } from '#contract/newsroom/advice.ts'
import { call } from '#web/platform/http/call.ts'

/** @param articles of an upload; fields may be missing */
export async function askAdvice(publication_date: string, articles: Record<string, unknown>[], signal?: AbortSignal) {
  return (await call(advice.ask, { body: { publication_date, articles }, ...(signal && { signal }) })).data.advice
}

const PAUSE_MS = 2000

export interface AdviceState {
  /** Of the text as it last was; `undefined` until the first reply. */
  advice: Advice[] | undefined
  isFailed: boolean
}

/**
 * Asks two seconds after the last change, and never twice at once.
 * @param article `undefined`: there is nothing to ask about, such as text that is no JSON
 * @param day `YYYY-MM-DD`
 */
export function useAdvice(article: Record<string, unknown> | undefined, day: string): AdviceState {
  const [state, setState] = useState<AdviceState>({ advice: undefined, isFailed: false })
  const json = article && JSON.stringify(article)
  const asked = useRef<string>(undefined)
  const [isAsking, setAsking] = useState(false)
  const isGone = useRef(false)

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => {
    if (json === undefined || isAsking || asked.current === `${day} ${json}`) return
    const timer = setTimeout(
      () => {
        asked.current = `${day} ${json}`
        setAsking(true)
        askAdvice(day, [JSON.parse(json)])
          .then(
            (found) => setState({ advice: found, isFailed: false }),
            () => setState((before) => ({ ...before, isFailed: true })),
          )
          .finally(() => setAsking(false))
      },
      asked.current === undefined ? 0 : PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [json, day, isAsking])

  return state
}
