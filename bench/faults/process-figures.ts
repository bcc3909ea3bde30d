import { readdirSync, readFileSync } from 'node:fs'

interface ProcessFigures {
  /** The most memory it ever had, in megabytes. */
  mostMegabytes: number
  openFiles: number
}

/** @returns `undefined` when there is no such process any more */
export function figuresOf(pid: number | undefined): ProcessFigures | undefined {
  try {
    const most = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    // One that has ended and was not yet waited for has a status, but no memory.
    return most === undefined
      ? undefined
      : { mostMegabytes: Math.round(Number(most) / 1024), openFiles: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return undefined
  }
}
