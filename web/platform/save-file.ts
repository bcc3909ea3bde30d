export function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers read the URL late.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const saveJson = (fileName: string, value: unknown): void =>
  saveFile(fileName, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
