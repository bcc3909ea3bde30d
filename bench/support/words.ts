import { randomFrom, wholeBelow } from './random.ts'

type Draw = (random: () => number) => string

/** Draws words the way texts use them: the n-th most frequent about 1/n as often as the first (Zipf). */
function zipf(words: string[]): Draw {
  const upTo = new Float64Array(words.length)
  let sum = 0
  for (let rank = 0; rank < words.length; rank++) upTo[rank] = sum += 1 / (rank + 2.7) ** 1.05
  return (random) => words[firstAtLeast(upTo, random() * sum)] as string
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

const FUNCTION_WORDS =
  'the of and to in a is for that on by with as it are from was be has have which this its not or an at their been under will'.split(
    ' ',
  )
const FUNCTION_SHARE = 0.38
const ENDINGS = ['', 's', 'ed', 'ing', 'ation', 'al', 'ity', 'ment', 'ive', 'ers']

/** Words of English shape: roots with the endings that stemming takes off. The real function words make up their usual share. */
export function englishWords(): Draw {
  const syllables = pairs('b br c ch d f g gr h j k l m n p pr r s st t tr v w'.split(' '), 'a e i o u ai ea'.split(' '))
  const closing = ['n', 'r', 't', 'l', 'm', 'st', 'nd', 'ct', 'rm', 'p']
  const content = zipf(
    grown(
      30_000,
      11,
      syllables,
      (root, random) => root + closing[wholeBelow(random, closing.length)] + ENDINGS[wholeBelow(random, ENDINGS.length)],
    ),
  )
  const small = zipf(FUNCTION_WORDS)
  return (random) => (random() < FUNCTION_SHARE ? small(random) : content(random))
}

/** Words of Hindi shape, with vowel signs, conjuncts and the usual postpositions. */
export function hindiWords(): Draw {
  const syllables = pairs([...'कखगचजटडतदनपबभमयरलवशसह', 'प्र', 'स्त', 'क्ष', 'न्द'], ['', 'ा', 'ि', 'ी', 'ु', 'े', 'ो', 'ं'])
  const content = zipf(grown(8_000, 12, syllables, (root) => root))
  const small = zipf('के में की है और से का को पर यह ने कि भी इस लिए'.split(' '))
  return (random) => (random() < FUNCTION_SHARE ? small(random) : content(random))
}

/** Words of Tamil shape, with vowel signs and doubled consonants. */
export function tamilWords(): Draw {
  const syllables = pairs([...'கசடதநபமயரலவனளற', 'க்க', 'த்த', 'ப்ப', 'ந்த', 'ட்ட'], ['', 'ா', 'ி', 'ு', 'ெ', 'ை', 'ோ'])
  const content = zipf(grown(8_000, 13, syllables, (root) => root))
  const small = zipf('இது அந்த ஒரு மற்றும் என்று என்ன உள்ள ஆகும் இந்த அது மேலும் என'.split(' '))
  return (random) => (random() < FUNCTION_SHARE ? small(random) : content(random))
}

const pairs = (first: string[], second: string[]) => first.flatMap((one) => second.map((other) => one + other))

function grown(
  count: number,
  seed: number,
  syllables: string[],
  finish: (root: string, random: () => number) => string,
): string[] {
  const random = randomFrom(seed)
  const words = new Set<string>()
  while (words.size < count) {
    const root = Array.from({ length: 1 + wholeBelow(random, 3) }, () => syllables[wholeBelow(random, syllables.length)]).join('')
    words.add(finish(root, random))
  }
  return [...words]
}
