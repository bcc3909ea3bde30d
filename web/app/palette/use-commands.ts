import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { SearchResult } from '#contract/reading/search.ts'
import * as m from '#messages/app/palette.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session/session.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { useStudyTimer } from '#web/practice/focus/use-study-timer.ts'
import { articleSearch, SEARCH_MIN } from '#web/reading/search/api.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { paperName } from '#web/ui/paper-tag.tsx'
import { type Command, commandsFor, matching } from './commands.ts'

const DEBOUNCE_MS = 300
const ARTICLES = 8

export function useCommands(text: string) {
  const { user } = useSession()
  const { timer } = useStudyTimer()
  const [language] = useChosenLanguage()
  const asked = useDebounced(text.trim())
  const search = useQuery(articleSearch(asked, {}, language))
  const isSearching = text.trim().length >= SEARCH_MIN
  const articles = isSearching ? (search.data?.data ?? []).slice(0, ARTICLES).map((result) => asCommand(result, language)) : []
  const commands = user ? matching(commandsFor(user.role, timer), text) : []
  return {
    commands: [...commands, ...articles],
    isLoading: isSearching && (search.isFetching || asked !== text.trim()),
    hasFailed: isSearching && search.isError,
  }
}

const asCommand = (result: SearchResult, language: Language): Command => ({
  id: result.article_id,
  group: m.articles,
  label: result.title_translated ?? result.title,
  lang: result.title_translated ? language : scriptLanguage(result.title),
  hint: `${paperName(result.gs_paper_category)}, ${formatDay(result.publication_date, 'short')}`,
  does: { to: paths.article(result.article_id) },
})

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
