import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { redditAddress } from './api.ts'
import { KEY_TERM_DECK } from './key-term-deck.ts'
import { openedTerms } from './opened-terms.ts'
import { oneOf, type Question, subredditQuestion, termQuestion } from './questions.ts'
import { hotTitles, RedditFailure } from './reddit.ts'
import { SUBREDDITS } from './subreddits.ts'

export type Source = 'reddit' | 'terms'

export type Game =
  | { state: 'loading' }
  | { state: 'error'; message: string }
  | { state: 'question'; question: Question }
  | { state: 'answered'; question: Question; choice: string }

const LOADING: Game = { state: 'loading' }

/** The game of one break. A question is fetched only while the window is open; one that is there waits behind a closed one. */
export function useBreakGame(isOpen: boolean) {
  const queries = useQueryClient()
  const [round, setRound] = useState<{ source: Source; isFirst: boolean }>({ source: 'reddit', isFirst: true })
  const [game, setGame] = useState<Game>(LOADING)
  const [score, setScore] = useState({ right: 0, answered: 0 })
  const asked = useRef(new Set<string>())
  const askedIn = useRef<object>(null)

  useEffect(() => {
    if (!isOpen || askedIn.current === round) return
    const leaving = new AbortController()
    setGame(LOADING)
    ask(round.source, queries, asked.current, leaving.signal).then(
      (question) => {
        if (leaving.signal.aborted) return
        askedIn.current = round
        asked.current.add(question.text)
        setGame({ state: 'question', question })
      },
      (error) => leaving.signal.aborted || setGame({ state: 'error', message: sentence(error) }),
    )
    return () => leaving.abort()
  }, [isOpen, round, queries])

  const choose = (choice: string) => {
    if (game.state !== 'question') return
    const isRight = choice === game.question.right
    setScore({ right: score.right + (isRight ? 1 : 0), answered: score.answered + 1 })
    setGame({ state: 'answered', question: game.question, choice })
  }
  return { game, score, ...round, choose, play: (source: Source) => setRound({ source, isFirst: false }) }
}

async function ask(source: Source, queries: QueryClient, asked: ReadonlySet<string>, signal: AbortSignal): Promise<Question> {
  if (source === 'terms') return termQuestion(openedTerms(queries), KEY_TERM_DECK, asked, Math.random)
  const subreddit = oneOf(SUBREDDITS, Math.random)
  const titles = await hotTitles(await queries.fetchQuery(redditAddress()), subreddit, signal)
  const fresh = titles.filter((title) => !asked.has(title))
  return subredditQuestion(oneOf(fresh.length > 0 ? fresh : titles, Math.random), subreddit, Math.random)
}

function sentence(error: unknown): string {
  return error instanceof RedditFailure ? error.message : failureText(error, 'The game could not be loaded.')
}
