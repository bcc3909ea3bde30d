import type { SendMail } from './mail.ts'

/** What became of the last mail that this process tried to send. */
export interface SendResult {
  at: Date
  /** `null` where it was taken. */
  error: string | null
}

let last: SendResult | null = null

export const lastSend = (): SendResult | null => last

/** Keeps in mind how the last try went: nobody has to send a mail to learn whether the server can be reached. */
export function recordLastSend(send: SendMail, now = () => new Date()): SendMail {
  return async (mail) => {
    try {
      await send(mail)
      last = { at: now(), error: null }
    } catch (error) {
      last = { at: now(), error: withoutAddresses(String((error as Error).message ?? error)) }
      throw error
    }
  }
}

const MOST = 200

/** Servers repeat the address they refuse. */
const withoutAddresses = (text: string) => text.replace(/\S+@\S+/g, '…').slice(0, MOST)
