import { globSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '#contract/languages.ts'
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
  return [...stray, ...known.flatMap(problemsOf), ...unused(known)]
}

function problemsOf(feature: string): string[] {
  const english = readTexts('en', feature)
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const own = readTexts(language, feature)
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

function unused(known: readonly string[]): string[] {
  const sources = globSync('{web,contract,server,scripts/build}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  return known.flatMap((feature) => {
    const users = sources.filter((source) => source.includes(`'#messages/${feature}.ts'`)).join('\n')
    return Object.keys(readTexts('en', feature)).flatMap((name) =>
      new RegExp(`\\b${name}\\b`).test(users) ? [] : [`messages/en/${feature}.json: ${name} is not used`],
    )
  })
}
