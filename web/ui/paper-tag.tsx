import * as ui from '#messages/ui.ts'

const HUES: Record<string, string> = { GS1: 'text-gs1', GS2: 'text-gs2', GS3: 'text-gs3', GS4: 'text-gs4' }

/** Other papers have the same name in every language. */
const NAMES: Record<string, string> = { Prelims: ui.prelims, Essay: ui.essay }

export const paperName = (paper: string): string => NAMES[paper] ?? paper

export function PaperTag({ paper }: { paper: string }) {
  const hue = HUES[paper.replace(/\s+/g, '').toUpperCase()] ?? 'text-quiet'
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold wrap-anywhere ${hue}`}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {paperName(paper)}
    </span>
  )
}
