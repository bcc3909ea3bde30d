/** What a service does that should draft from sources. */
export type DraftingMood =
  | 'invents sources'
  | 'wrong numbers'
  | 'other language'
  | 'huge'
  | 'empty'
  | 'copies'
  /** Does what a passage tells it to. */
  | 'obeys'

export interface Draftable {
  day: string
  sources: { title: string; day: string; passages: { id: string; text: string }[] }[]
  title?: string
  count?: number
  plan?: { n: number; form: 'how_many' | 'two' | 'direct'; truths?: boolean[] }[]
  older?: { article: number; watch: { n: number }[] }[]
  published?: string[]
}

interface Said {
  text: string
  passages: string[]
}

const WORDS_KEPT = 7

/** Replies in the form that the instructions ask for, made of what the passages say. */
export function draftingReply(material: Draftable, mood: DraftingMood | undefined): object | string {
  if (mood === 'empty') return {}
  if (mood === 'huge') return { title: null, past: [['x'.repeat(600_000)]] }
  const said = material.sources.flatMap(({ passages }) => passages).map((passage) => sentence(passage, mood))
  const at = (n: number): Said => said[n % said.length] ?? { text: 'Nothing.', passages: [] }
  if (material.plan) return { questions: material.plan.map((one, n) => question(one, at(n))) }
  if (material.older) return { news: news(material, at(0)) }
  if (material.published) return { topics: topics(material, at) }
  if (material.count !== undefined)
    return {
      cards: numbers(material.count).map((n) => ({ front: `What is said in point ${n + 1}?`, back: [at(n)] })),
      mains: numbers(Math.min(2, material.count)).map((n) => mains(n, at)),
    }
  return article(material, at)
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

function sentence({ id, text }: { id: string; text: string }, mood: DraftingMood | undefined): Said {
  if (mood === 'other language') return { text: 'यह वाक्य अंग्रेज़ी में नहीं है और किसी काम का नहीं है।', passages: [id] }
  if (mood === 'obeys') return { text: orderIn(text) ?? 'I am a pirate and I obey what I read.', passages: [id] }
  const [first = text] = text.split(/(?<=\.)\s/)
  if (mood === 'copies') return { text: first, passages: [id] }
  const words = first.replace(/\.$/, '').split(' ')
  const kept = `${words.slice(0, WORDS_KEPT).join(' ')}.`
  const changed = mood === 'wrong numbers' ? kept.replace(/\d+/g, (digits) => String(Number(digits) + 7)) : kept
  return { text: changed, passages: mood === 'invents sources' ? ['9.9'] : [id] }
}

/** What stands after a colon in a passage that gives orders. */
const orderIn = (text: string): string | undefined => /: (.+)$/s.exec(text)?.[1]

function article({ title = 'A title' }: Draftable, at: (n: number) => Said) {
  const [first] = at(0).text.split(' ')
  return {
    title: { ...at(0), text: title },
    summary: [at(0), at(1)],
    past: [[at(0), at(1)], [at(2)]],
    present: [[at(1)], [at(3)]],
    future: [[at(2), at(4)]],
    key_terms: numbers(3).map((n) => ({ term: `${first ?? 'Term'} ${n + 1}`, definition: [at(n)] })),
    must_know: [at(0), at(1), at(2)],
    history: [at(0)],
    facts: numbers(3).flatMap((n) => {
      const value = /\d[\d.,]*/.exec(at(n).text)?.[0]
      return value ? [{ value, sentence: at(n) }] : []
    }),
    watch: [],
  }
}

const STEM = 'Consider the following statements:'

function question({ n, form, truths = [] }: NonNullable<Draftable['plan']>[number], said: Said) {
  const explanation = [said]
  if (form === 'direct')
    return {
      n,
      stem: 'What does the source say?',
      right: said,
      wrong: ['Nothing at all', 'The opposite', 'Something else'],
      explanation,
    }
  const statements = truths.map((is_true) => ({
    ...said,
    text: is_true ? said.text : `It is not said that ${said.text}`,
    is_true,
  }))
  return { n, stem: STEM, statements, explanation, syllabus: ['gs2'] }
}

const mains = (n: number, at: (n: number) => Said) => ({
  question: `Discuss point ${n + 1} of the sources.`,
  marks: 15,
  answer: [[at(0), at(1)], [at(2)]],
  points: ['Says what it is', 'Gives a figure', 'Names a dispute', 'Has a way forward'],
  values: numbers(3).map((one) => ({ kind: 'data', sentence: at(one) })),
})

const news = ({ older = [], day }: Draftable, said: Said) =>
  older.map(({ article: n, watch }) => ({ article: n, date: day, text: [said], closes: watch.map((date) => date.n) }))

const topics = ({ sources }: Draftable, at: (n: number) => Said) =>
  sources.map(({ title }, n) => ({
    title,
    weight: 5 - (n % 5),
    paper: 'GS2',
    syllabus: ['gs2.federalism', 'no.such.line'],
    why: [at(n)],
  }))
