import { globSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import type { Texts } from '../../build/messages/emit-module.ts'
import { features, readTexts } from '../../build/messages/write-messages.ts'

/** Names, addresses, signs and abbreviations may be the same in every language. */
const SAME_EVERYWHERE = /^(?:[^\p{Ll}]*|UPSC Current Catalyst|(?:<\w+>)?[\w.]+@[\w.]+(?:<\/\w+>)?)$/u

/** @returns what is missing, left over, untranslated or unused in messages/ */
export function catalogueProblems(): string[] {
  const known = features()
  const stray = globSync('messages/*/**/*.json').flatMap((file) => {
    const [, feature = ''] = /^messages\/\w+\/(.*)\.json$/.exec(file.replaceAll('\\', '/')) ?? []
    return known.includes(feature) ? [] : [`${file}: there is no English file of that name`]
  })
  const sources = globSync('{web,contract,server,scripts/build}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const found = known.flatMap((feature) => {
    const textsOf = (language: Language) => readTexts(language, feature)
    return [...translationProblems(feature, textsOf), ...unusedTexts(feature, textsOf('en'), sources)]
  })
  return [...stray, ...found]
}

export function translationProblems(feature: string, textsOf: (language: Language) => Texts): string[] {
  const english = textsOf('en')
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const own = textsOf(language)
    const at = `messages/${language}/${feature}.json`
    return [
      ...Object.keys(english).flatMap((name) => (own[name] ? [] : [`${at}: ${name} is missing`])),
      ...Object.keys(own).flatMap((name) => (name in english ? [] : [`${at}: ${name} is not in English`])),
      ...Object.entries(own).flatMap(([name, text]) =>
        text === english[name] && !SAME_EVERYWHERE.test(bare(text)) ? [`${at}: ${name} is not translated: ${text}`] : [],
      ),
    ]
  })
}

/** Without what is passed and how it is marked. */
const bare = (text: string) => text.replace(/\{\w+\}|<\/?\w+>/g, '').trim()

/** `TEXTS[language][kind]`, `Object.entries(TEXTS.en)`, `{ ...TEXTS[language] }` */
function isLookedUp(feature: string, users: string): boolean {
  const given = new RegExp(`TEXTS(?: as (\\w+))?\\b[^}]*\\} from '#messages/all/${feature}\\.ts'`).exec(users)
  const all = given && (given[1] ?? 'TEXTS')
  return all !== null && new RegExp(`\\b${all}(?:\\.en|\\[\\w+\\])[[)]|\\.\\.\\.${all}\\[`).test(users)
}

export function unusedTexts(feature: string, english: Texts, sources: readonly string[]): string[] {
  const users = sources
    .filter((source) => [feature, `all/${feature}`].some((name) => source.includes(`'#messages/${name}.ts'`)))
    .join('\n')
  // Looked up by name: `{ ...labels }`.
  const module = new RegExp(`\\* as (\\w+) from '#messages/${feature}\\.ts'`).exec(users)?.[1]
  if (module && users.includes(`...${module} `)) return []
  if (isLookedUp(feature, users)) return []
  return Object.keys(english).flatMap((name) =>
    new RegExp(`\\b${name}\\b`).test(users) ? [] : [`messages/en/${feature}.json: ${name} is not used`],
  )
}
