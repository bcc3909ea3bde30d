/** Run by build.ts with languages.ts, which adds the pseudo-languages to the others, and BUILD_FOLDER. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Language } from '#contract/languages.ts'
import { BUILD_FOLDER } from '../../scripts/build/folder.ts'
import { readTexts, writeMessages } from '../../scripts/build/messages/write-messages.ts'
import { ALPHABETS, isPseudo, type Pseudo, pseudoMessage } from './pseudo-text.ts'

const PSEUDO = Object.keys(ALPHABETS) as (Language & Pseudo)[]

async function buildParts(): Promise<void> {
  rmSync(BUILD_FOLDER, { recursive: true, force: true })
  mkdirSync(BUILD_FOLDER, { recursive: true })
  for (const part of ['web', 'public']) cpSync(`dist/${part}`, `${BUILD_FOLDER}/${part}`, { recursive: true })
  writeMessages((language, feature) => (isPseudo(language) ? pseudoTexts(feature, language) : readTexts(language, feature)))
  await Promise.all(PSEUDO.map(buildApplication))
  // They load messages.
  const { pseudoPublicPages } = await import('./public-pages.ts')
  await pseudoPublicPages(PSEUDO)
}

function pseudoTexts(feature: string, language: Pseudo): Record<string, string> {
  const english = Object.entries(readTexts('en', feature))
  return Object.fromEntries(english.map(([name, text]) => [name, pseudoMessage(text, language)]))
}

async function buildApplication(language: string): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--config', 'tests/pseudo/vite.config.ts']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, INTERFACE_LANGUAGE: language },
  })
  process.stdout.write(stdout + stderr)
}

await buildParts()
