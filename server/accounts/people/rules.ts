/** @returns what an address or name that begins so is `like`, in the form that is compared; nothing where nothing was typed */
export function prefixPattern(typed: string): string | undefined {
  const text = typed.trim().toLowerCase()
  return text === '' ? undefined : `${text.replace(/[\\%_]/g, '\\$&')}%`
}
