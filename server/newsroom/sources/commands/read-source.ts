import pLimit from 'p-limit'
import { SOURCE_TOO_COMPLEX } from '#contract/newsroom/sources/source-rules.ts'
import { runInWorker } from '#server/platform/limits/limited-worker.ts'
import type { ReadSource, SourceFile } from '../readers/source-file.ts'

export interface RobotsTask {
  do: 'robots'
  /** Of robots.txt. */
  text: string
  address: string
  product: string
}

export type SourceTask = { do: 'read'; file: SourceFile } | RobotsTask

export interface Permission {
  isAllowed: boolean
  delaySeconds: number
}

/** A sentence: it cannot be read. */
export type SourceReply = ReadSource | Permission | string

/** A large file takes seconds of a core: requests keep the other core. */
const oneAtATime = pLimit(1)

export const filesWaiting = (): number => oneAtATime.pendingCount

const inWorker = (task: SourceTask, isWanted = () => true) =>
  oneAtATime(() =>
    isWanted()
      ? runInWorker<SourceReply>(new URL('./read-source-worker.ts', import.meta.url), task, SOURCE_TOO_COMPLEX)
      : SOURCE_TOO_COMPLEX,
  )

/** @param isWanted called when its turn comes @returns a sentence for what cannot be read */
export const readSource = (file: SourceFile, isWanted?: () => boolean): Promise<ReadSource | string> =>
  inWorker({ do: 'read', file }, isWanted) as Promise<ReadSource | string>

/** What robots.txt says. @returns a sentence if it is too long to be read */
export const permissionOf = (task: Omit<RobotsTask, 'do'>): Promise<Permission | string> =>
  inWorker({ do: 'robots', ...task }) as Promise<Permission | string>
