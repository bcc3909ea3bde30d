import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, codeFolding, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language'
import { forceLinting } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers, placeholder } from '@codemirror/view'
import { jsonColours } from './json-colours.ts'
import { jsonFind } from './json-find.ts'
import { type Mistake, mistakeMarks, type PlacedMistake, placedIn, setMistakes } from './json-marks.ts'
import { rangesOf } from './json-places.ts'
import { jsonTheme } from './json-theme.ts'

export interface JsonEditorHandle {
  setText: (text: string) => void
  setMistakes: (mistakes: readonly Mistake[]) => void
  goTo: (place: { from: number }) => void
  /** Such as `articles[2].title`. */
  goToPath: (path: string) => void
  focus: () => void
  destroy: () => void
}

interface Options {
  label: string
  hint: string
  text: string
  onText: (text: string) => void
  /** Whenever lines change. */
  onPlaced: (placed: PlacedMistake[]) => void
}

/** Only in a shadow root CodeMirror uses a constructed style sheet, which the content security policy allows, instead of <style>. */
export function mountJsonEditor(host: HTMLElement, { label, hint, text, onText, onPlaced }: Options): JsonEditorHandle {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const onUpdate = EditorView.updateListener.of((update) => {
    if (update.docChanged) onText(update.state.doc.toString())
    const placed = placedIn(update.state)
    if (placed !== placedIn(update.startState) || (update.docChanged && placed.length > 0)) onPlaced(placed)
  })
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        [json(), jsonColours, bracketMatching(), indentOnInput(), indentUnit.of('  '), history()],
        [lineNumbers(), codeFolding(), foldGutter(), highlightActiveLine(), highlightActiveLineGutter()],
        [mistakeMarks, jsonFind, jsonTheme, placeholder(hint), onUpdate],
        [EditorView.lineWrapping, EditorState.phrases.of(PHRASES), EditorState.tabSize.of(2)],
        EditorView.contentAttributes.of({
          'aria-label': label,
          tabindex: '0',
          spellcheck: 'false',
          autocorrect: 'off',
          autocapitalize: 'off',
        }),
        keymap.of([...foldKeymap, ...historyKeymap, ...KEYS, indentWithTab]),
      ],
    }),
  })
  const goTo = ({ from }: { from: number }) => {
    const anchor = Math.min(from, view.state.doc.length)
    view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    view.focus()
    host.scrollIntoView({ block: 'nearest' })
  }
  return {
    setText: (next) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } }),
    setMistakes: (mistakes) => {
      view.dispatch({ effects: setMistakes.of(mistakes) })
      // Without the typing delay.
      forceLinting(view)
      showFirst(view)
    },
    goTo,
    goToPath: (path) => goTo({ from: rangesOf(view.state.doc.toString(), [path])[0]?.from ?? 0 }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  }
}

/** Scrolls only the editor. */
function showFirst(view: EditorView): void {
  const placed = placedIn(view.state)
  const first = placed.find(({ isWarning }) => !isWarning) ?? placed[0]
  if (first) view.scrollDOM.scrollTop = view.lineBlockAt(first.from).top - view.scrollDOM.clientHeight / 3
}

/** Escape, then Tab leaves the editor. CodeMirror's Escape would only clear the selection. */
const KEYS = defaultKeymap.filter(({ key }) => key !== 'Escape')

const PHRASES = {
  'Fold line': 'Fold',
  'Unfold line': 'Unfold',
  'folded code': 'folded text',
  unfold: 'Unfold',
  to: 'to',
}
