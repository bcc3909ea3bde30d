/**
 * `navigator.clipboard` needs https or localhost.
 * @throws Error if the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const fill = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', fill)
  const isCopied = document.execCommand('copy')
  document.removeEventListener('copy', fill)
  if (!isCopied) throw new Error('The browser did not copy')
}
