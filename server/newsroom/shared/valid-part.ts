import { pathOf } from '#contract/field-path.ts'
import { IN_PARTS } from '#contract/newsroom/desk/desk-sections.ts'
import { ArticleUpload } from '#contract/newsroom/upload/article-upload.ts'

type Bag = Record<string, unknown>
type Step = string | number

export interface ValidPart {
  upload: ArticleUpload
  /** @returns the path in the draft; items of a list may have been left out before */
  inDraft: (path: string) => string
  /** Fields that the draft has and `upload` has not. */
  leftOut: ReadonlySet<string>
}

const ROUNDS = 5
const PLACEHOLDERS = { title: 'Without a title', summary: '…', gs_paper_category: 'GS1', analysis_text: { content: '…' } }

/**
 * What an upload would take of a draft: without the rest, a translation, an item of a list, or else a field.
 * @returns `undefined` if little is left
 */
export function validPart(given: Bag, title: string = PLACEHOLDERS.title): ValidPart | undefined {
  const places = new Map<string, number[]>()
  const leftOut = new Set<string>()
  let draft: Bag = { ...PLACEHOLDERS, title, ...given }
  for (let round = 0; round < ROUNDS; round++) {
    const { data, error } = ArticleUpload.safeParse(draft)
    if (data) return { upload: data, inDraft: (path) => inDraft(path, places), leftOut }
    const refused = new Map(error.issues.map(({ path }) => partOf(path as Step[])).map((part) => [pathOf(part), part]))
    // Translations first, while items have their places; of these the last first.
    const parts = [...refused.values()].toReversed().toSorted((a, b) => Number(isItem(a)) - Number(isItem(b)))
    for (const part of parts) {
      draft = leaveOut(draft, part, places)
      if (!isItem(part)) leftOut.add(pathOf(part))
    }
    draft = { ...PLACEHOLDERS, title, ...draft }
  }
  return undefined
}

const isItem = (path: readonly Step[]) => typeof path.at(-1) === 'number'

function leaveOut(draft: Bag, part: readonly Step[], places: Map<string, number[]>): Bag {
  const rest = without(draft, part) as Bag
  if (!isItem(part)) return rest
  const list = part.slice(0, -1)
  const items = list.reduce<unknown>((inner, step) => (inner as Bag)[step], draft) as unknown[]
  const kept = places.get(pathOf(list)) ?? [...items.keys()]
  places.set(pathOf(list), kept.toSpliced(Number(part.at(-1)), 1))
  // Its translations are in the same order.
  return without(rest, [...list.slice(0, -1), `${list.at(-1)}_translated`]) as Bag
}

/** What is left out for a mistake at `path`. Sources go together, since facts name them by number. */
function partOf(path: readonly Step[]): Step[] {
  const translated = path.findIndex((step) => /(?:^|_)translated$/.test(String(step)))
  if (translated >= 0) return path.slice(0, translated + 2)
  const item = path[0] === 'sources' ? -1 : path.findIndex((step) => typeof step === 'number')
  if (item >= 0) return path.slice(0, item + 1)
  return path.slice(0, IN_PARTS.includes(String(path[0])) ? 2 : 1)
}

function without(whole: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined || whole === null || typeof whole !== 'object') return whole
  if (Array.isArray(whole)) {
    const at = Number(step)
    return rest.length === 0 ? whole.toSpliced(at, 1) : whole.map((item, place) => (place === at ? without(item, rest) : item))
  }
  const { [step]: inner, ...others } = whole as Bag
  return rest.length === 0 || inner === undefined ? others : { ...others, [step]: without(inner, rest) }
}

function inDraft(path: string, places: ReadonlyMap<string, number[]>): string {
  const [, list = '', place, rest = ''] = /^([^[]+)\[(\d+)\](.*)$/.exec(path) ?? []
  return place === undefined ? path : `${list}[${places.get(list)?.[Number(place)] ?? place}]${rest}`
}
