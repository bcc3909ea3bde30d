import { HUB_CATEGORIES, type HubCategory } from '#contract/community/peer-learning-rules.ts'

export const HUB_TABS = ['results', 'groups', 'tips'] as const
export type HubTab = (typeof HUB_TABS)[number]

export interface HubAddress {
  tab: HubTab
  category: HubCategory | undefined
  /** Empty for none. */
  q: string
  show: 'mine' | 'saved' | undefined
  id: string | undefined
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ignores invalid parameters. */
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

/** Omits default values. */
export function writeAddress({ tab, category, q, show, id }: HubAddress): string {
  const parts = { tab: tab === 'results' ? '' : tab, category, q, show, id }
  const written = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return written.length > 0 ? `?${new URLSearchParams(written)}` : ''
}

/** A new tab keeps search and category only. Any change leaves the linked entry. */
export function changedAddress(now: HubAddress, change: Partial<HubAddress>): HubAddress {
  const left = change.tab && change.tab !== now.tab ? { show: undefined } : {}
  return { ...now, id: undefined, ...left, ...change }
}

export const isNarrowed = ({ category, q, show }: HubAddress): boolean => Boolean(category || q || show)
