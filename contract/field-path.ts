/** `['articles', 2, 'title']` becomes `articles[2].title`. */
export function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => text + (typeof part === 'number' ? `[${part}]` : text ? `.${String(part)}` : String(part)),
    '',
  )
}
