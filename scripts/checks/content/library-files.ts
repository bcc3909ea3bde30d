import { readdirSync, readFileSync } from 'node:fs'

export interface Text {
  file: string
  text: string
}

/** Every day in `content/`, the oldest first. */
export const libraryFiles = (): string[] =>
  readdirSync('content')
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `content/${name}`)

export const textOf = (file: string): Text => ({ file, text: readFileSync(file, 'utf8') })
