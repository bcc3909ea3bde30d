import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack } from './raw-http.ts'

export interface Outcome {
  /** On the connection. */
  statuses: number[]
  /** Neither answered nor closed in time. */
  hangs: boolean
  text: string
}

const QUIET_MS = 150
const MAX_TEXT = 200_000

/** @param withinMs in which the server must answer or close */
export function attack(port: number, { parts, pauseMs = 0, finish }: Attack, withinMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    let text = ''
    let quiet: NodeJS.Timeout | undefined
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const settle = (hangs: boolean) => {
      clearTimeout(late)
      clearTimeout(quiet)
      socket.destroy()
      const statuses = [...text.matchAll(/(?:^|\n|\})HTTP\/1\.\d (\d{3}) /g)].map(([, status]) => Number(status))
      resolve({ statuses, hangs, text })
    }
    const late = setTimeout(() => settle(text === ''), withinMs)
    socket.on('error', () => {})
    socket.on('close', () => settle(false))
    socket.on('end', () => socket.end())
    socket.on('data', (chunk) => {
      if (text.length < MAX_TEXT) text += chunk.toString('latin1')
      clearTimeout(quiet)
      quiet = setTimeout(settle, QUIET_MS, false)
    })
    socket.on('connect', async () => {
      for (const part of parts) {
        if (!socket.writable) break
        socket.write(part)
        if (pauseMs > 0) await pause(pauseMs)
      }
      if (finish === 'reset') socket.resetAndDestroy()
      else if (finish === 'end') socket.end()
    })
  })
}

/** Sends a request byte by byte. @returns how long the server waited */
export function trickle(port: number, begin: string, everyMs: number, giveUpMs: number): Promise<{ ms: number; text: string }> {
  return new Promise((resolve) => {
    const begun = performance.now()
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(begin))
    const drip = setInterval(() => socket.writable && socket.write('x'), everyMs)
    const late = setTimeout(() => socket.destroy(), giveUpMs)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('close', () => {
      clearInterval(drip)
      clearTimeout(late)
      resolve({ ms: performance.now() - begun, text })
    })
  })
}
