import { ensureSyntaxTree } from '@codemirror/language'
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint'
import { type EditorState, StateEffect, StateField, type Text } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { jsonMistake } from './json-mistake.ts'
import { rangesOf, repeatedNames } from './json-places.ts'

export interface Mistake {
  /** `articles[2].title` */
  path: string
  message: string
  isWarning?: boolean
}

export interface PlacedMistake extends Mistake {
  from: number
  to: number
  /** Both count from 1. */
  line: number
  column: number
}

export const setMistakes = StateEffect.define<readonly Mistake[]>()

/** Mistakes move with the text and vanish with it. */
const mistakes = StateField.define<PlacedMistake[]>({
  create: () => [],
  update(placed, { effects, changes, docChanged, newDoc }) {
    const next = effects.findLast((effect) => effect.is(setMistakes))
    if (next) return next.value.length === 0 && placed.length === 0 ? placed : place(newDoc, next.value)
    if (!docChanged || placed.length === 0) return placed
    return placed.flatMap((one) => {
      const [from, to] = [changes.mapPos(one.from, 1), changes.mapPos(one.to, -1)]
      return from < to ? [{ ...one, ...rangeIn(newDoc, from, to) }] : []
    })
  },
})

export const placedIn = (state: EditorState): PlacedMistake[] => state.field(mistakes)

function place(doc: Text, next: readonly Mistake[]): PlacedMistake[] {
  const ranges = rangesOf(
    doc.toString(),
    next.map(({ path }) => path),
  )
  return next
    .map((mistake, index) => ({ ...mistake, ...rangeIn(doc, ranges[index]?.from ?? 0, ranges[index]?.to ?? 0) }))
    .sort((one, other) => one.from - other.from)
}

function rangeIn(doc: Text, from: number, to: number) {
  const start = Math.min(from, doc.length)
  const line = doc.lineAt(start)
  return { from: start, to: Math.min(to, doc.length), line: line.number, column: start - line.from + 1 }
}

const marks = linter(
  ({ state }) => [
    ...syntaxMarks(state),
    ...placedIn(state).map(({ from, to, path, message, isWarning }): Diagnostic => {
      return { from, to, severity: isWarning ? 'warning' : 'error', message: path ? `${path}: ${message}` : message }
    }),
  ],
  {
    delay: 400,
    needsRefresh: ({ startState, state }) => placedIn(startState) !== placedIn(state),
  },
)

function syntaxMarks(state: EditorState): Diagnostic[] {
  const text = state.doc.toString()
  if (text.trim() === '') return []
  const mistake = jsonMistake(text)
  if (mistake) {
    const from = Math.min(mistake.at, Math.max(0, text.length - 1))
    return [{ from, to: Math.min(from + 1, text.length), severity: 'error', message: mistake.message }]
  }
  // Skips texts that parse too slowly.
  const tree = ensureSyntaxTree(state, text.length, LOOKS_FOR_MS)
  const repeated = tree ? repeatedNames(text, tree) : []
  return repeated.map(({ name, from, to }) => ({
    from,
    to,
    severity: 'warning',
    message: `"${name}" appears twice in the same object; only the last one counts`,
  }))
}

const LOOKS_FOR_MS = 50

export const mistakeMarks = [mistakes, marks, lintGutter(), keymap.of(lintKeymap)]
