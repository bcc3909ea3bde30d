import { DayUpload } from '#contract/newsroom/ingest.ts'
import { randomFrom, wholeBelow } from './random.ts'
import { englishWords, hindiWords, tamilWords } from './words.ts'

const ARTICLES_A_DAY = 5

/** Planted words, which random text cannot contain. */
export const PLANTED = {
  /** In the bodies and a question of every second article, and in no title. */
  half: 'federalism',
  /** In the bodies of another half, and in the titles of a tenth of those. */
  otherHalf: 'monsoon',
  /** In the bodies of three articles. */
  rare: 'xenotransplantation',
  /** In every second article that has a Hindi text. */
  hindi: 'संविधान',
  /** In every second article that has a Tamil text. */
  tamil: 'அரசமைப்பு',
} as const

const FIRST_DAY = Date.UTC(2012, 0, 1)
const DAY_MS = 86_400_000
const BODY_CHARACTERS = 5000
const english = englishWords()
const hindi = hindiWords()
const tamil = tamilWords()

/** The days in the upload format. The same count gives the same days; a smaller corpus is the beginning of a larger one. */
export function* corpus(articles: number, { aDay = ARTICLES_A_DAY, firstDay = FIRST_DAY } = {}): Generator<DayUpload> {
  for (let first = 0; first < articles; first += aDay)
    yield DayUpload.parse({
      publication_date: new Date(firstDay + (first / aDay) * DAY_MS).toISOString().slice(0, 10),
      articles: Array.from({ length: Math.min(aDay, articles - first) }, (_, place) => article(first + place)),
    })
}

function article(index: number) {
  const random = randomFrom(index + 1)
  const write = (characters: number, planted: string[] = []) => prose(random, english, characters, planted)
  const planted = plantedIn(index)
  const sections = {
    past: planted.filter((_, n) => n % 3 === 0),
    present: planted.filter((_, n) => n % 3 === 1),
    future: planted.filter((_, n) => n % 3 === 2),
  }
  const isTitled = planted.includes(PLANTED.otherHalf) && index % 20 < 2
  return {
    title: `${write(60)} ${isTitled ? `${PLANTED.otherHalf} ` : ''}${index}`,
    summary: write(430),
    gs_paper_category: `GS${1 + (index % 4)}`,
    analysis_text: Object.fromEntries(Object.entries(sections).map(([name, words]) => [name, write(BODY_CHARACTERS / 3, words)])),
    ...(index % 10 === 3 ? inLanguage('hi', index % 20 === 3, random) : {}),
    ...(index % 10 === 7 ? inLanguage('ta', index % 20 === 7, random) : {}),
    follow_up_data: {
      key_terms_list: Array.from({ length: 8 }, () => ({ term: write(20), definition: write(120) })),
      historical_context: Array.from({ length: 5 }, () => write(110)),
      flashcards: Array.from({ length: 6 }, () => ({ front: write(60), back: write(120) })),
    },
    potential_questions: { prelims_quiz: Array.from({ length: 5 }, (_, n) => question(write, n === 0 && index % 2 === 0)) },
    mains_model_answers: [{ question: write(150), answer: write(1500) }],
  }
}

/** Each planted word occurs one to four times in a text. */
function plantedIn(index: number): string[] {
  const times = (word: string, holds: boolean) => (holds ? Array.from({ length: 1 + ((index >> 3) % 4) }, () => word) : [])
  return [
    ...times(PLANTED.half, index % 2 === 0),
    ...times(PLANTED.otherHalf, (index >> 1) % 2 === 0),
    ...times(PLANTED.rare, index % 7000 === 150),
  ]
}

const WRITTEN = { hi: { draw: hindi, word: PLANTED.hindi }, ta: { draw: tamil, word: PLANTED.tamil } }

function inLanguage(language: keyof typeof WRITTEN, isPlanted: boolean, random: () => number) {
  const { draw, word } = WRITTEN[language]
  const planted = isPlanted ? [word] : []
  const write = (characters: number, words: string[] = []) => prose(random, draw, characters, words)
  return {
    title_translated: { [language]: write(60) },
    summary_translated: { [language]: write(400) },
    analysis_text_translated: { [language]: { past: write(1500, planted), present: write(1500), future: write(1500) } },
    must_know: ['One.', 'Two.', 'Three.'],
    must_know_translated: { [language]: [write(60, planted), write(60), write(60)] },
  }
}

function question(write: (characters: number) => string, isPlanted: boolean) {
  return {
    question_text: `${write(150)}${isPlanted ? ` ${PLANTED.half}` : ''}`,
    options: [write(50), write(50), write(50), write(50)],
    correct_option: 0,
    explanation: write(250),
  }
}

/** Random sentences of about a length, with the planted words spread among them. */
function prose(random: () => number, draw: (random: () => number) => string, characters: number, planted: string[]): string {
  const words: string[] = []
  for (let length = 0; length < characters; length += (words.at(-1) as string).length + 1) words.push(draw(random))
  for (const word of planted) words.splice(wholeBelow(random, words.length), 0, word)
  return words.map((word, place) => (place % 14 === 13 ? `${word}.` : word)).join(' ')
}
