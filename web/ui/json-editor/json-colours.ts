import { syntaxTree } from '@codemirror/language'
import { type Range, RangeSet } from '@codemirror/state'
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

const mark = (className: string) => Decoration.mark({ class: className })
const MARKS: Record<string, Decoration> = {
  PropertyName: mark('json-name'),
  String: mark('json-text'),
  Number: mark('json-number'),
  True: mark('json-word'),
  False: mark('json-word'),
  Null: mark('json-word'),
}

export const jsonColours = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = colourful(view)
    }

    update({ view, state, startState, docChanged, viewportChanged }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) this.decorations = colourful(view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

function colourful(view: EditorView): DecorationSet {
  const marks: Range<Decoration>[] = []
  for (const { from, to } of view.visibleRanges)
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const found = MARKS[node.name]
        // Nodes may begin above the visible part.
        if (found && node.to > node.from) marks.push(found.range(Math.max(node.from, from), Math.min(node.to, to)))
      },
    })
  return RangeSet.of(marks, true)
}
