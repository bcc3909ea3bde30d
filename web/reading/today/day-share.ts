import type { DailyEntry } from '#contract/reading/daily.ts'
import * as m from '#messages/reading/today/day-share.ts'
import { paths } from '#web/platform/paths.ts'

const countRead = ({ articles }: DailyEntry, read: ReadonlySet<string>) =>
  articles.filter(({ article_id }) => read.has(article_id)).length

/** From 0 to 1. */
export const dayShare = (entry: DailyEntry, read: ReadonlySet<string>): number =>
  entry.articles.length === 0 ? 0 : countRead(entry, read) / entry.articles.length

export const shareText = (entry: DailyEntry, read: ReadonlySet<string>): string =>
  m.someRead({ read: countRead(entry, read), count: entry.articles.length })

/** Hash and id of the place where days are chosen. */
export const CALENDAR = 'earlier-days'

export const LINK_TO_CALENDAR = `${paths.dashboard}#${CALENDAR}`

export const linkToDay = (day: string): string => `${paths.dashboard}?day=${day}`
