import { MAX_FRAMES } from '#contract/site/error-report-rules.ts'

export interface Frame {
  function: string
  /** A path, or `outside` (extension or another site). */
  file: string
  line: number
  column: number
}

const MAX_STACK = 10_000
/** Chromium: `    at name (https://…/file.js:1:2)` */
const CHROMIUM = /^\s{0,8}at (?:async )?(?:([^()]{1,200}) \()?([^\s()]{1,400}):(\d{1,7}):(\d{1,7})\)?$/
/** Firefox and Safari: `name@https://…/file.js:1:2` */
const OTHERS = /^([^@]{0,200})@([^\s()]{1,400}):(\d{1,7}):(\d{1,7})$/

/** @returns the innermost first */
export function stackFrames(stack: string, origin: string): Frame[] {
  return stack
    .slice(0, MAX_STACK)
    .split('\n')
    .map((line) => CHROMIUM.exec(line) ?? OTHERS.exec(line))
    .filter((found) => found !== null)
    .slice(0, MAX_FRAMES)
    .map(([, name = '', address = '', line, column]) => ({
      function: name,
      file: fileOf(address, origin),
      line: Number(line),
      column: Number(column),
    }))
}

export function fileOf(address: string, origin: string): string {
  if (!address.startsWith(`${origin}/`)) return 'outside'
  return address.slice(origin.length).split(/[?#]/)[0]?.slice(0, 200) ?? 'outside'
}
