import { z } from 'zod'
import { prose } from '#contract/text.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const

const MAX_READ = 2 * LETTERS.length
const WRONG_COUNT = { path: [], message: `A question needs 2 to ${LETTERS.length} options` }

const Option = prose(1000, 'An option')

interface OptionsRead {
  options: Record<string, string>
  mistakes: { path: string[]; message: string }[]
}

export const Options = z.unknown().transform((given, context) => {
  const { options, mistakes } = readOptions(given)
  for (const { path, message } of mistakes) context.addIssue({ code: 'custom', path, message })
  return options
})

export function readOptions(given: unknown): OptionsRead {
  if (given === null || typeof given !== 'object')
    return {
      options: {},
      mistakes: [{ path: [], message: 'Options must be a list of texts, or a map of letters to texts' }],
    }
  const isList = Array.isArray(given)
  const entries = Object.entries(given)
  // Avoids an error for each item.
  if (entries.length > MAX_READ) return { options: {}, mistakes: [WRONG_COUNT] }
  const options: OptionsRead['options'] = {}
  const mistakes: OptionsRead['mistakes'] = []
  for (const [key, value] of entries) {
    const letter = isList ? LETTERS[Number(key)] : LETTERS.find((one) => one === key.trim().toUpperCase())
    const text = Option.safeParse(value)
    if (!letter && !isList) mistakes.push({ path: [key], message: `"${key}" is not a letter from A to H` })
    if (!text.success) mistakes.push({ path: [key], message: text.error.issues[0]?.message ?? 'An option must be text' })
    else if (letter && letter in options) mistakes.push({ path: [key], message: `There are two options ${letter}` })
    else if (letter) {
      const same = Object.keys(options).find((other) => isSame(options[other], text.data))
      if (same) mistakes.push({ path: [key], message: `Options ${same} and ${letter} have the same text` })
      options[letter] = text.data
    }
  }
  if (entries.length < 2 || entries.length > LETTERS.length) mistakes.push(WRONG_COUNT)
  return { options, mistakes }
}

const isSame = (one: string | undefined, other: string) => one !== undefined && spaced(one) === spaced(other)

const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** Letter, 0-based index or text. */
export function letterOf(given: string | number, options: Record<string, string>): string | undefined {
  if (typeof given === 'number') return Object.keys(options).sort()[given]
  const letter = given.trim().toUpperCase()
  if (letter in options) return letter
  return Object.keys(options).find((key) => options[key] === given.trim())
}
