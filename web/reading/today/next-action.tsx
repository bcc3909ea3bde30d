import type { DailyEntry } from '#contract/reading/daily.ts'
import type { Marks } from '#web/reading/daily/day-article.tsx'
import { titleIn } from '#web/reading/shared/title-in.ts'
import { type DayState, nextStep } from './next-step.ts'
import { PrimaryAction } from './primary-action.tsx'

export interface NextActionProps {
  state: DayState
  days: DailyEntry[]
  read: ReadonlySet<string>
  lang: Marks['lang']
}

/** In place of a study session that could not be loaded. */
export function NextAction({ state, days, read, lang }: NextActionProps) {
  const known = [...days.flatMap(({ articles }) => articles), ...state.halfRead]
  const titleOf = (articleId: string) => {
    const article = known.find(({ article_id }) => article_id === articleId)
    return article && titleIn(article, lang).value
  }
  return <PrimaryAction days={days} read={read} step={nextStep(state)} titleOf={titleOf} />
}
