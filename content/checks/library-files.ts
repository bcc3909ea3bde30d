import { readdirSync, readFileSync } from 'node:fs'

export interface Text {
  file: string
  text: string
}

const DAY = /^\d{4}-\d\d-\d\d\.json$/

/** Every day in `content/`, the oldest first. */
export const libraryFiles = (): string[] =>
  readdirSync('content')
    .filter((name) => DAY.test(name))
    .sort()
    .map((name) => `content/${name}`)

export const textOf = (file: string): Text => ({ file, text: readFileSync(file, 'utf8') })
