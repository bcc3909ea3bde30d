export interface SnippetPart {
  text: string
  isMatch: boolean
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&#x27;': "'" }

/** Plain parts, to never render HTML. */
export function snippetParts(snippet: string): SnippetPart[] {
  const parts: SnippetPart[] = []
  let isMatch = false
  for (const piece of snippet.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') isMatch = true
    else if (piece === '</mark>') isMatch = false
    else if (piece) parts.push({ text: unescaped(piece), isMatch })
  }
  return parts
}

const unescaped = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
