import type { SendMail } from './mail.ts'

/** Two ways to send by one mail server: what somebody waits for, and what can wait for that. */
export function urgentFirst(send: SendMail): { urgent: SendMail; whenCalm: () => Promise<void> } {
  let underWay = 0
  const waiting: (() => void)[] = []
  return {
    urgent: async (mail) => {
      underWay++
      try {
        await send(mail)
      } finally {
        if (--underWay === 0) for (const go of waiting.splice(0)) go()
      }
    },
    /** Resolves as soon as this process sends nothing that somebody waits for. */
    whenCalm: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  }
}
