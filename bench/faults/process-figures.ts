import { readdirSync, readFileSync } from 'node:fs'

interface ProcessFigures {
  /** The peak memory in megabytes. */
  mostMegabytes: number
  openFiles: number
}

/** @returns `undefined` if the process no longer exists */
export function figuresOf(pid: number | undefined): ProcessFigures | undefined {
  try {
    const most = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    // A zombie process has a status, but no memory.
    return most === undefined
      ? undefined
      : { mostMegabytes: Math.round(Number(most) / 1024), openFiles: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return undefined
  }
}
