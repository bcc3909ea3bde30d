import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = 'error-reports.ts'

export function reportScript(webFolder: string): string | undefined {
  const manifest = join(webFolder, '.vite/manifest.json')
  if (!existsSync(manifest)) return undefined
  const files: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(manifest, 'utf8'))
  const built = files[SOURCE]
  return built && `/${built.file}`
}

export const withScript = (html: string, script: string | undefined): string =>
  script ? html.replace('</head>', `<script type="module" async src="${script}"></script>\n</head>`) : html
