import { MONTHS } from '#server/newsroom/shared/dates-in.ts'
import { stemOf } from './words-said.ts'

/** Words with a capital letter in a row, such as “Reserve Bank of India”. */
const NAME = /\p{Lu}[\p{L}\p{M}\p{N}’'&-]*(?: (?:(?:of|for|and|the|on|to|&) ){0,2}\p{Lu}[\p{L}\p{M}\p{N}’'&-]*)*/gu

const words = (list: string) => new Set(list.split(/\s+/))

/** At the beginning of a sentence they are no names. */
const STARTERS = words(
  `a about above according across additionally after again against all almost already also although among an and another any are around as at
  back because before behind below beneath besides between beyond both but by can compared consequently conversely critics currently
  despite due during each earlier either equally even ever every experts few finally first following for formerly from further furthermore
  given had has have hence here historically how however if in indeed initially instead into is it its just later latest lately less like
  many meanwhile more moreover most much must nearly neither never nevertheless next no none nonetheless nor not nothing notably now of
  often on once one only or other others otherwise our out over overall owing part people per perhaps previously rather recent recently
  regarding second several she similarly since so some soon still such supporters than that the their them then there thereafter therefore
  these they third this those though three through throughout thus to together two ultimately under unless unlike until up upon we what
  when whenever where whereas whether which while who whose why will with within without would yet you he his her`,
)
/** Farmers, spending. */
const INFLECTED = /^\p{Lu}\p{Ll}{2,}(?:s|ing|ed|ly)$/u
/** Said everywhere. */
const USUAL = words(
  `india indian indians government centre central state states union national article articles section part schedule act court
  ${MONTHS.join(' ').toLowerCase()} monday tuesday wednesday thursday friday saturday sunday`,
)

const bare = (word: string) => word.toLowerCase().replace(/[’']s?$/u, '')
const singular = (word: string) => word.replace(/(?:es|s)$/, '')

export interface KnownNames {
  /** All words of the passages, in small letters and without the ending of a plural. */
  words: ReadonlySet<string>
  /** Words that stand in small letters there. */
  ordinary: ReadonlySet<string>
  /** First letters of the names, in their order: `SEBI RBI`. */
  initials: string
  names: readonly KnownName[]
}

interface KnownName {
  name: string
  /** Its longer words, in small letters, and how they begin. */
  words: readonly string[]
  stems: readonly string[]
}

export function knownNames(text: string): KnownNames {
  const all = text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}’'&-]*/gu) ?? []
  const names = [...new Set(text.match(NAME) ?? [])]
  return {
    words: new Set(all.flatMap((word) => formsOf(word))),
    ordinary: new Set(all.filter((word) => word === word.toLowerCase()).map(bare)),
    initials: names.map(initialsOf).join(' '),
    names: names.map(readName),
  }
}

function formsOf(word: string): string[] {
  const [whole, ...parts] = [bare(word), ...bare(word).split('-')]
  return [whole, ...parts].flatMap((form) => [form, singular(form)])
}

const capitalised = (name: string) => name.split(' ').filter((word) => /^\p{Lu}/u.test(word))
const initialsOf = (name: string) =>
  capitalised(name)
    .map((word) => word.charAt(0))
    .join('')

/** @returns names that the passages don't know, as far as they don't */
export function unknownNames(sentence: string, known: readonly KnownNames[]): string[] {
  const start = /^[^\p{L}\p{N}]*/u.exec(sentence)?.[0].length ?? 0
  return [...sentence.matchAll(NAME)].flatMap((hit) => {
    const all = capitalised(hit[0])
    const isFirst = hit.index === start && isOrdinary(all[0] ?? '', known)
    const named = isFirst ? all.slice(1) : all
    if (named.every((word) => isKnown(word, known)) || isByInitials(named, known)) return []
    return [named.join(' ')]
  })
}

const isOrdinary = (word: string, known: readonly KnownNames[]): boolean =>
  STARTERS.has(bare(word)) || INFLECTED.test(word) || known.some(({ ordinary }) => ordinary.has(bare(word)))

function isKnown(word: string, known: readonly KnownNames[]): boolean {
  if (USUAL.has(bare(word)) || word.length === 1) return true
  const forms = formsOf(word)
  if (known.some((names) => forms.some((form) => names.words.has(form)))) return true
  return /^\p{Lu}{2,}$/u.test(word) && known.some(({ initials }) => initials.includes(word))
}

/** “Reserve Bank” for RBI. */
function isByInitials(named: readonly string[], known: readonly KnownNames[]): boolean {
  const short = initialsOf(named.join(' ')).toLowerCase()
  return short.length > 1 && known.some(({ words }) => words.has(short))
}

function readName(name: string): KnownName {
  const longer = name
    .split(' ')
    .map(bare)
    .filter((word) => word.length > 3)
  return { name, words: longer, stems: longer.map(stemOf) }
}

/** A name of the passages that shares a word, or how one begins. */
export function nearestName(name: string, known: readonly KnownNames[]): string | null {
  const wanted = name.split(' ').map(bare)
  const [words, stems] = [new Set(wanted), new Set(wanted.map(stemOf))]
  const all = known.flatMap(({ names }) => names)
  const sharing = all.find((other) => other.words.some((word) => words.has(word)))
  const alike = all.find((other) => other.stems.some((stem) => stems.has(stem)))
  return (sharing ?? alike)?.name ?? null
}
