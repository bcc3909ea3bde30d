import type { HubCategory } from '#contract/community/peer-learning-rules.ts'
import * as m from '#messages/community/peer-learning.ts'

export const CATEGORY_LABELS: Record<HubCategory, string> = {
  Economics: m.economics,
  Polity: m.polity,
  Geography: m.geography,
  History: m.history,
  'Current Affairs': m.currentAffairs,
}
