import { resolve } from 'node:path'
import { errorType, functionName, MAX_FRAMES, scrubMessage } from '#contract/site/error-report-rules.ts'

export interface Frame {
  function: string
  filename: string
  lineno: number
  colno: number
  in_app: boolean
}

export interface Exception {
  type: string
  value: string
  mechanism: { type: string; handled: boolean }
  /** Outermost call first. */
  stacktrace?: { frames: Frame[] }
}

const MAX_CAUSES = 3
const MAX_STACK = 20_000
const LINE = /^ {4}at (?:(?:async )?([^()]{1,300}) \()?((?:file:\/\/|node:)?[^():]{1,500}):(\d{1,9}):(\d{1,9})\)?$/
const ROOT = `${resolve('.')}/`

/**
 * First cause first.
 * @param known removed texts
 */
export function exceptionsOf(error: unknown, known: readonly string[], isHandled: boolean): Exception[] {
  const found: Exception[] = []
  for (let next = error; next !== undefined && next !== null && found.length < MAX_CAUSES; next = (next as Error).cause)
    found.unshift(exceptionOf(next, known, isHandled))
  return found.length > 0 ? found : [exceptionOf(error, known, isHandled)]
}

function exceptionOf(error: unknown, known: readonly string[], handled: boolean): Exception {
  const mechanism = { type: 'generic', handled }
  if (!(error instanceof Error)) return { type: 'Thrown', value: thrownValue(error, known), mechanism }
  const frames = framesOf(error.stack)
  return {
    type: errorType(error.name),
    value: databaseError(error) ?? scrubMessage(error.message, known),
    mechanism,
    ...(frames.length > 0 ? { stacktrace: { frames } } : {}),
  }
}

/** Database messages contain rows. */
function databaseError({ code, table, constraint }: Error & { code?: unknown; table?: unknown; constraint?: unknown }) {
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined
  const names = [table, constraint].filter((name) => typeof name === 'string' && /^\w{1,63}$/.test(name))
  return ['SQLSTATE', code, ...names].join(' ')
}

const thrownValue = (value: unknown, known: readonly string[]) =>
  typeof value === 'string' ? scrubMessage(value, known) : `A value of type ${typeof value} was thrown`

function framesOf(stack = ''): Frame[] {
  return stack
    .slice(0, MAX_STACK)
    .split('\n')
    .map((line) => LINE.exec(line))
    .filter((found) => found !== null)
    .slice(0, MAX_FRAMES)
    .map(([, name = '', file = '', line, column]) => frame(name, file, Number(line), Number(column)))
    .reverse()
}

function frame(name: string, file: string, lineno: number, colno: number): Frame {
  const path = file.replace(/^file:\/\//, '')
  const isOwn = path.startsWith(ROOT) && !path.includes('/node_modules/')
  const filename = path.startsWith(ROOT) ? path.slice(ROOT.length) : path.startsWith('node:') ? path : 'outside'
  return { function: functionName(name || '<anonymous>'), filename, lineno, colno, in_app: isOwn }
}
