const KEY = 'upload_draft'

/** The text of an upload that is being written: it survives a reload of this tab, and a day too large to keep is simply not kept. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepDraft(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // The text is still in the page.
  }
}
