/** Compiles messages/<language>/<feature>.json to dist/messages/<language>/<feature>.ts, which `#messages/<feature>.ts` imports. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { byLanguage, DESCRIPTORS, LANGUAGES, type Language } from '#contract/languages.ts'
import { BUILD_FOLDER } from '../folder.ts'
import { emitModule, emitTexts, type Texts } from './emit-module.ts'
import { emitReplies, isSent } from './emit-replies.ts'

const SOURCES = 'messages'
const OUT = join(BUILD_FOLDER, 'messages')

/** `reading/daily` for each file of the English catalogue. */
export const features = (): string[] =>
  globSync('**/*.json', { cwd: join(SOURCES, 'en') })
    .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
    .sort()

export const readTexts = (language: Language, feature: string): Texts => {
  const file = join(SOURCES, language, `${feature}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Texts that a language lacks are written in English; the check of the messages fails for them.
 * @param textsOf the texts of a feature in a language
 * @throws Error that names the file and the text that cannot be compiled
 */
export function writeMessages(textsOf = readTexts): void {
  rmSync(OUT, { recursive: true, force: true })
  const sent = new Map(
    features()
      .filter(isSent)
      .map((feature) => [feature, readTexts('en', feature)]),
  )
  for (const language of LANGUAGES) {
    write(`${language}/language.ts`, languageModule(language))
    write(`${language}/replies.ts`, emitReplies(language === 'en' ? new Map() : sent))
    for (const feature of features()) write(`${language}/${feature}.ts`, named(language, feature, textsOf))
  }
  writeAll(textsOf)
}

type Read = typeof readTexts

/** @throws Error that names the file */
function named(language: Language, feature: string, textsOf: Read): string {
  try {
    return emitModule(language, filledIn(language, feature, textsOf), readTexts('en', feature))
  } catch (error) {
    throw new Error(`messages/${language}/${feature}.json: ${(error as Error).message}`)
  }
}

function filledIn(language: Language, feature: string, textsOf: Read): Texts {
  const own = textsOf(language, feature)
  return Object.fromEntries(Object.entries(readTexts('en', feature)).map(([name, text]) => [name, own[name] ?? text]))
}

/** For what is written in several languages at once: the server’s mails, and words that follow the language of an article. */
function writeAll(textsOf: Read): void {
  for (const feature of features()) {
    const texts = new Map(LANGUAGES.map((language) => [language, filledIn(language, feature, textsOf)] as const))
    write(`all/${feature}.ts`, emitTexts(texts, readTexts('en', feature)))
  }
  const imports = LANGUAGES.map((language) => `import * as ${language} from '../${language}/replies.ts'\n`)
  write('all/replies.ts', `${imports.join('')}\nexport const TEXTS = { ${LANGUAGES.join(', ')} }\n`)
}

const languageModule = (language: Language) =>
  `import type { DateRules } from '#contract/language-descriptors.ts'
import type { Language } from '#contract/languages.ts'

/** Of the interface. */
export const LANGUAGE: Language = '${language}'
export const LOCALE: string = '${DESCRIPTORS[language].locale}'
export const LOCALES: Readonly<Record<Language, string>> = ${JSON.stringify(byLanguage((each) => DESCRIPTORS[each].locale))}
export const DATE_RULES: Readonly<Record<Language, DateRules>> = ${JSON.stringify(byLanguage((each) => DESCRIPTORS[each].dates ?? {}))}
`

function write(path: string, code: string): void {
  const file = join(OUT, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
}

if (import.meta.main) writeMessages()
