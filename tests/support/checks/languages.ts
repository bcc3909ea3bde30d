import type { Page } from '@playwright/test'
import { DESCRIPTORS, TARGETS } from '#contract/languages.ts'

/** Text with a wrong or missing `lang`. */
export const languageFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    (others) => {
      const faults: string[] = []
      const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const [text, parent] = [(node as Text).data, node.parentElement]
        if (!parent || parent.closest('script, style, noscript, option, [translate=no], .cm-editor')) continue
        const latin = count(text.replace(/\S+@\S+/g, ''), /\p{sc=Latin}/gu)
        const counts = others.map(({ lang, script }) => ({ lang, letters: count(text, new RegExp(`\\p{sc=${script}}`, 'gu')) }))
        const said = parent.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) ?? ''
        const fault = `${said || 'no language'}: ${text.trim().slice(0, 60)}`
        for (const { lang, letters } of counts) if (letters >= 3 && letters > latin && said !== lang) faults.push(fault)
        if (latin >= 40 && counts.every(({ letters }) => letters === 0) && counts.some(({ lang }) => lang === said))
          faults.push(fault)
      }
      return faults
    },
    TARGETS.map((lang) => ({ lang, script: DESCRIPTORS[lang].script })),
  )
