import { HUB_CATEGORIES, type HubCategory } from '#contract/community/peer-learning-rules.ts'

export const HUB_TABS = ['results', 'groups', 'tips'] as const
export type HubTab = (typeof HUB_TABS)[number]

/** What the hub shows, as its address says. */
export interface HubAddress {
  tab: HubTab
  category: HubCategory | undefined
  /** What is searched for; empty for nothing. */
  q: string
  show: 'mine' | 'saved' | undefined
  /** The one entry that a link leads to. */
  id: string | undefined
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An address that somebody has spoilt shows what is left of it. */
export function readAddress(search: URLSearchParams): HubAddress {
  const tab = HUB_TABS.find((known) => known === search.get('tab')) ?? 'results'
  const show = search.get('show')
  const id = search.get('id') ?? ''
  return {
    tab,
    category: HUB_CATEGORIES.find((known) => known === search.get('category')),
    q: (search.get('q') ?? '').trim(),
    show: show === 'mine' || (show === 'saved' && tab === 'tips') ? show : undefined,
    id: ID.test(id) ? id : undefined,
  }
}

/** Only what differs from the plain page is written. */
export function writeAddress({ tab, category, q, show, id }: HubAddress): string {
  const parts = { tab: tab === 'results' ? '' : tab, category, q, show, id }
  const written = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return written.length > 0 ? `?${new URLSearchParams(written)}` : ''
}

/** Another tab keeps search and category; what was only of the old one goes. Whatever narrows the list leaves the single entry. */
export function changedAddress(now: HubAddress, change: Partial<HubAddress>): HubAddress {
  const left = change.tab && change.tab !== now.tab ? { show: undefined } : {}
  return { ...now, id: undefined, ...left, ...change }
}

export const isNarrowed = ({ category, q, show }: HubAddress): boolean => Boolean(category || q || show)
