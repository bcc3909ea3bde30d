import { type Range, RangeSet, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  type Panel,
  showPanel,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import { matchesOf, nextMatch } from './json-matches.ts'

/** The browser's search finds only rendered lines. */
const search = StateEffect.define<string | null>()

/** `null` while closed. */
const query = StateField.define<string | null>({
  create: () => null,
  update: (before, { effects }) => {
    const text = effects.findLast((effect) => effect.is(search))
    return text ? text.value : before
  },
  provide: (field) => showPanel.from(field, (text) => (text === null ? null : findBar)),
})

function open(view: EditorView): boolean {
  const { from, to } = view.state.selection.main
  const marked = view.state.sliceDoc(from, Math.min(to, from + 100))
  view.dispatch({ effects: search.of(marked.includes('\n') ? '' : marked || view.state.field(query) || '') })
  view.dom.querySelector<HTMLInputElement>('.json-find input')?.select()
  return true
}

function close(view: EditorView): boolean {
  if (view.state.field(query) === null) return false
  view.dispatch({ effects: search.of(null) })
  view.focus()
  return true
}

const step = (way: 1 | -1) => (view: EditorView) => {
  const text = view.state.field(query)
  if (!text) return open(view)
  const { from, to } = view.state.selection.main
  const found = nextMatch(view.state.doc.toString(), text, way === 1 ? to : from, way)
  if (found === undefined) return true
  const selection = { anchor: found, head: found + text.length }
  view.dispatch({ selection, effects: EditorView.scrollIntoView(found, { y: 'center' }) })
  return true
}
const forward = step(1)
const back = step(-1)

function findBar(view: EditorView): Panel {
  const dom = element('div', { className: 'json-find', role: 'search' })
  const input = element('input', {
    type: 'search',
    value: view.state.field(query) ?? '',
    placeholder: 'Find in the text',
    ariaLabel: 'Find in the text',
  })
  const count = element('span', { role: 'status' })
  const button = (text: string, act: (view: EditorView) => boolean) => {
    const made = element('button', { type: 'button', textContent: text })
    made.addEventListener('click', () => act(view))
    return made
  }
  const update = () => {
    const text = view.state.field(query)
    const matches = text ? matchesOf(view.state.doc.toString(), text) : []
    const at = matches.indexOf(view.state.selection.main.from) + 1
    const found = matches.length === 0 ? 'Not found' : `${at > 0 ? `${at} of ` : ''}${matches.length} found`
    count.textContent = text ? found : ''
  }
  input.addEventListener('input', () => view.dispatch({ effects: search.of(input.value) }))
  dom.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close(view)
    else if (event.key === 'Enter' && event.target === input) (event.shiftKey ? back : forward)(view)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  dom.append(input, count, button('Previous', back), button('Next', forward), button('Close', close))
  update()
  return { dom, top: true, mount: () => input.select(), update }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}

const FOUND = Decoration.mark({ class: 'json-found' })
const FOUND_NOW = Decoration.mark({ class: 'json-found json-found-now' })

const marks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet = RangeSet.empty

    update({ view, state, startState, docChanged, viewportChanged, selectionSet }: ViewUpdate) {
      const isNewQuery = startState.field(query) !== state.field(query)
      if (docChanged || viewportChanged || selectionSet || isNewQuery) this.decorations = foundIn(view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

function foundIn(view: EditorView): DecorationSet {
  const text = view.state.field(query)
  if (!text) return RangeSet.empty
  const now = view.state.selection.main.from
  const found: Range<Decoration>[] = view.visibleRanges.flatMap(({ from, to }) =>
    matchesOf(view.state.sliceDoc(from, to), text).map((at) =>
      (from + at === now ? FOUND_NOW : FOUND).range(from + at, from + at + text.length),
    ),
  )
  return RangeSet.of(found, true)
}

export const jsonFind = [
  query,
  marks,
  keymap.of([
    { key: 'Mod-f', run: open },
    { key: 'F3', run: forward, shift: back, preventDefault: true },
    { key: 'Mod-g', run: forward, shift: back, preventDefault: true },
    { key: 'Escape', run: close },
  ]),
]
