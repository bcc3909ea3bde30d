import { z } from 'zod'
import { Done, data, endpoint } from '#contract/endpoint.ts'
import { Id, Instant } from '#contract/text.ts'
import * as m from '#messages/contract/accounts/accounts.ts'

export const Session = z.object({
  session_id: Id,
  created_at: Instant,
  last_seen_at: Instant,
  /** Shortened user agent. */
  /** As `Chrome on Android`, `Chrome`, `Browser on Linux`, `Browser`: pages say it in their language. */
  device: z.string(),
  is_current: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const sessions = {
  logout: endpoint('POST /api/auth/logout', 'member', { summary: 'End this session', reply: Done }),
  list: endpoint('GET /api/user/sessions', 'member', {
    noStore: true,
    summary: 'Where this account is signed in',
    reply: data(z.array(Session)),
  }),
  end: endpoint('DELETE /api/user/sessions/:sessionId', 'member', {
    summary: 'Sign one device out',
    params: z.object({ sessionId: Id }),
    notFound: m.sessionEnded,
    reply: Done,
  }),
  endOthers: endpoint('DELETE /api/user/sessions', 'member', { summary: 'Sign every other device out', reply: Done }),
}
