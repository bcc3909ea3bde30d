/** The values of `font` that need the files of basic-fonts.ts. */
const FONTS = ['1em "Inter"', '1em "Source Serif 4"']

/**
 * Fetches the web fonts after the first page has loaded. Text is set in the fonts of the device, fitted to the same measure, until the next
 * document opens (/before-paint.js): a first visit on a slow network gets its text sooner, and no line moves. Without a framework, because the
 * public pages use it too.
 */
export async function fetchWebFonts(): Promise<void> {
  if (document.documentElement.dataset.fonts === 'web') return
  try {
    const fetched = await Promise.all(FONTS.map((font) => document.fonts.load(font)))
    if (fetched.every((faces) => faces.length > 0)) localStorage.setItem('web_fonts', 'fetched')
  } catch {
    // Tried again on the next visit.
  }
}
