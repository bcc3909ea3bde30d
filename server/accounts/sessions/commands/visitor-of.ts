import { networkOf } from '#server/platform/limits/network.ts'
import type { Visitor } from './create-session.ts'

interface Call {
  ip: string
  userAgent: string
  deviceId: () => string
  user: { sessionId: string } | null
}

export const visitorOf = (at: Call): Visitor => ({
  network: networkOf(at.ip),
  device: at.deviceId(),
  sessionId: at.user?.sessionId,
  userAgent: at.userAgent,
})
