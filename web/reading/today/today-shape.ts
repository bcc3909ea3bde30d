import { readSession } from '#web/platform/session/session.ts'
import { readUserItem, writeUserItem } from '#web/platform/storage/user-storage.ts'

/** The last shape of Today on this device, for the skeleton. */
export interface TodayShape {
  hasGoal: boolean
  asksPlan: boolean
}

const NAME = 'today-shape'
const OF_A_FIRST_VISIT: TodayShape = { hasGoal: false, asksPlan: true }

export function lastShape(): TodayShape {
  const { user } = readSession()
  const stored = user && readUserItem(user.id, NAME)
  return stored && typeof stored === 'object' ? { ...OF_A_FIRST_VISIT, ...stored } : OF_A_FIRST_VISIT
}

export function saveShape(shape: TodayShape): void {
  const { user } = readSession()
  if (user) writeUserItem(user.id, NAME, shape)
}
