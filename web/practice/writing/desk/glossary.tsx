import { ChevronDown } from 'lucide-react'
import { DIRECTIVES, type DirectiveId } from '#contract/practice/directives.ts'
import * as m from '#messages/practice/writing/desk.ts'

/** The word of the question, which unfolds all of them. */
export const Glossary = ({ of }: { of: DirectiveId | null }) => (
  <details className="mt-2 text-sm">
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control">
      <span className="flex-1">{of ? <Meaning of={of} /> : m.whatDirectivesAsk}</span>
      {of && <span className="sr-only">{m.allDirectives}</span>}
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
    </summary>
    <dl className="mt-2 max-h-80 space-y-3 overflow-y-auto border-t border-line pt-3">
      {Object.values(DIRECTIVES).map(({ name, meaning }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const Meaning = ({ of }: { of: DirectiveId }) => (
  <>
    <strong>{DIRECTIVES[of].name}:</strong> {DIRECTIVES[of].meaning}
  </>
)
