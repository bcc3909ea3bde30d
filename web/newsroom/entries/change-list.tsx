import { ENGLISH_NAMES, isLanguage } from '#contract/languages.ts'
import { Badge } from '#web/ui/badge.tsx'

interface Change {
  title: string
  change: 'new' | 'unchanged' | 'changed' | 'removed'
  fields: readonly string[]
}

const TONES = { new: 'good', changed: 'accent', removed: 'danger', unchanged: 'neutral' } as const
const WORDS = { new: 'New', changed: 'Changed', removed: 'Removed', unchanged: 'Unchanged' } as const

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="space-y-2">
      {changes.map(({ title, change, fields }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a removed and a new article can have the same title
        <li key={index} className="flex items-baseline gap-x-2">
          <Badge tone={TONES[change]}>{WORDS[change]}</Badge>
          <span className={`min-w-0 flex-1 wrap-anywhere ${change === 'removed' ? 'line-through' : ''}`}>
            {title}
            {fields.length > 0 && <span className="block text-sm text-quiet">{fields.map(fieldWords).join(', ')}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}

const NAMES: Record<string, string> = {
  position: 'position',
  gs_paper_category: 'GS paper',
  analysis_text: 'analysis',
  must_know: 'must-know facts',
  facts: 'facts and figures',
  since_then: 'what happened since',
  asked_before: 'questions of the examination',
  study_with: 'what to study with it',
  watch: 'what to watch',
  mains_model_answers: 'model answers',
  quiz_title: 'quiz title',
  audio_overview_url: 'audio address',
  'potential_questions.prelims_quiz': 'quiz questions',
  'follow_up_data.key_terms_list': 'key terms',
  'follow_up_data.historical_context': 'historical context',
  'follow_up_data.flashcards': 'flashcards',
  'follow_up_data.key_terms_list_translated': 'translated key terms',
  'follow_up_data.historical_context_translated': 'translated historical context',
}

/** `analysis_text.past` → `analysis: past`, `title_translated.hi` → `title in Hindi`. */
export function fieldWords(field: string): string {
  const known = NAMES[field]
  if (known) return known
  const [whole = '', part = ''] = field.split('.')
  const translated = /^(.*)_translated$/.exec(whole)?.[1]
  if (translated) return `${NAMES[translated] ?? translated} in ${isLanguage(part) ? ENGLISH_NAMES[part] : part}`
  const name = NAMES[whole] ?? whole.replaceAll('_', ' ')
  return part ? `${name}: ${part.replaceAll('_', ' ')}` : name
}
