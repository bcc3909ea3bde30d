import type { SendMail } from './mail.ts'

export interface SendResult {
  at: Date
  error: string | null
}

let last: SendResult | null = null

export const lastSend = (): SendResult | null => last

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

/** Mail servers repeat the address. */
const withoutAddresses = (text: string) =>
  text
    .slice(0, 10 * MAX_ENTRIES)
    .replace(/\S+@\S+/g, '…')
    .slice(0, MAX_ENTRIES)
