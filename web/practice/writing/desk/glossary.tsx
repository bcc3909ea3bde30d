import { DIRECTIVES } from '#contract/practice/directives.ts'

export const Glossary = () => (
  <details className="mt-6">
    <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent">All directive words</summary>
    <dl className="space-y-3 text-sm">
      {Object.values(DIRECTIVES).map(({ name, meaning }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
)
