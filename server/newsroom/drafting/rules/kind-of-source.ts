import type { SourceKind } from '#contract/reading/provenance-rules.ts'

const KINDS: [RegExp, SourceKind][] = [
  [/(?:^|\.)pib\.gov\.in$/, 'release'],
  [/(?:^|\.)egazette\.(?:gov|nic)\.in$/, 'gazette'],
  [/(?:^|\.)(?:sci|ecourts|indiankanoon)\.(?:gov\.in|nic\.in|org)$/, 'judgment'],
  [/(?:^|\.)indiacode\.nic\.in$/, 'act'],
  [/(?:^|\.)(?:mospi|censusindia|data)\.gov\.in$/, 'data'],
  [/\.(?:gov|nic|res|ac)\.in$|(?:^|\.)(?:rbi|sebi|niti)\.(?:org|gov)\.in$|\.(?:int|un\.org)$/, 'report'],
]

/** By its host; an editor changes it in the list of sources. */
export const kindOfSource = (hostname: string): SourceKind => KINDS.find(([host]) => host.test(hostname))?.[1] ?? 'newspaper'
