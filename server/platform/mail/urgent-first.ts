import type { SendMail } from './mail.ts'

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
    whenCalm: () => (underWay === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  }
}
