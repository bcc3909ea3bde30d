import type { SendMail } from './mail.ts'

export interface SendResult {
  at: Date
  /** `null` if accepted. */
  error: string | null
}

let last: SendResult | null = null

export const lastSend = (): SendResult | null => last

/** Lets admins see whether the mail server works. */
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

const MAX_ENTRIES = 200

/** Mail servers repeat the address in their error. */
const withoutAddresses = (text: string) =>
  text
    .slice(0, 10 * MAX_ENTRIES)
    .replace(/\S+@\S+/g, '…')
    .slice(0, MAX_ENTRIES)
