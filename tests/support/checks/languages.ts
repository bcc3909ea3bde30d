import type { Page } from '@playwright/test'

/** Text in a script of which no `lang` says how to speak and draw it, and English that is called Hindi or Tamil. */
export const languageFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const [text, parent] = [(node as Text).data, node.parentElement]
      if (!parent || parent.closest('script, style, noscript, [translate=no], .cm-editor')) continue
      const scripts = {
        hi: count(text, /\p{sc=Devanagari}/gu),
        ta: count(text, /\p{sc=Tamil}/gu),
        en: count(text, /\p{sc=Latin}/gu),
      }
      const said = parent.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) ?? ''
      const fault = `${said || 'no language'}: ${text.trim().slice(0, 60)}`
      for (const lang of ['hi', 'ta'] as const)
        if (scripts[lang] >= 3 && scripts[lang] > scripts.en && said !== lang) faults.push(fault)
      if (scripts.en >= 40 && scripts.hi + scripts.ta === 0 && (said === 'hi' || said === 'ta')) faults.push(fault)
    }
    return faults
  })
