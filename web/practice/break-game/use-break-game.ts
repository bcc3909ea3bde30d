import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Article, KeyTerm } from '#contract/reading/articles.ts'
import * as m from '#messages/practice/break-game.ts'
import { failureText } from '#web/platform/http/call.ts'
import { redditAddress } from './api.ts'
import { KEY_TERM_DECK } from './key-term-deck.ts'
import { pickOne, type Question, subredditQuestion, termQuestion } from './questions.ts'
import { hotTitles, RedditError } from './reddit.ts'
import { SUBREDDITS } from './subreddits.ts'

export type Source = 'reddit' | 'terms'

export type Game =
  | { state: 'loading' }
  | { state: 'error'; message: string }
  | { state: 'question'; question: Question }
  | { state: 'answered'; question: Question; choice: string }

const LOADING: Game = { state: 'loading' }

/** Fetches only while open; a fetched question stays. */
export function useBreakGame(isOpen: boolean) {
  const queries = useQueryClient()
  const [round, setRound] = useState<{ source: Source; isFirst: boolean }>({ source: 'reddit', isFirst: true })
  const [game, setGame] = useState<Game>(LOADING)
  const [score, setScore] = useState({ correct: 0, answered: 0 })
  const asked = useRef(new Set<string>())
  const fetchedRound = useRef<object>(null)

  useEffect(() => {
    if (!isOpen || fetchedRound.current === round) return
    const controller = new AbortController()
    setGame(LOADING)
    fetchQuestion(round.source, queries, asked.current, controller.signal).then(
      (question) => {
        if (controller.signal.aborted) return
        fetchedRound.current = round
        asked.current.add(question.text)
        setGame({ state: 'question', question })
      },
      (error) => controller.signal.aborted || setGame({ state: 'error', message: messageOf(error) }),
    )
    return () => controller.abort()
  }, [isOpen, round, queries])

  const choose = (choice: string) => {
    if (game.state !== 'question') return
    const isCorrect = choice === game.question.correct
    setScore({ correct: score.correct + (isCorrect ? 1 : 0), answered: score.answered + 1 })
    setGame({ state: 'answered', question: game.question, choice })
  }
  return { game, score, ...round, choose, play: (source: Source) => setRound({ source, isFirst: false }) }
}

async function fetchQuestion(
  source: Source,
  queries: QueryClient,
  asked: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Question> {
  if (source === 'terms') return termQuestion(openedTerms(queries), KEY_TERM_DECK, asked, Math.random)
  const subreddit = pickOne(SUBREDDITS, Math.random)
  const titles = await hotTitles(await queries.fetchQuery(redditAddress()), subreddit, signal)
  const unasked = titles.filter((title) => !asked.has(title))
  return subredditQuestion(pickOne(unasked.length > 0 ? unasked : titles, Math.random), subreddit, Math.random)
}

function messageOf(error: unknown): string {
  return error instanceof RedditError ? error.message : failureText(error, m.gameNotLoaded)
}

/** From cached articles only. */
function openedTerms(queries: QueryClient): KeyTerm[] {
  return queries
    .getQueriesData<Partial<Article>>({ queryKey: ['articles'] })
    .flatMap(([, article]) => article?.follow_up_data?.key_terms_list ?? [])
    .filter(({ term, definition }) => term.trim() !== '' && definition.trim() !== '')
}
