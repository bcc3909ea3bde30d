import type { ComponentProps, ReactNode } from 'react'
import { type AgeDeclaration, CONSENT_SENTENCES } from '#contract/accounts/consent-rules.ts'
import type { LegalPath } from '#contract/site/legal-copy.ts'
import * as m from '#messages/accounts/accounts/consent.ts'
import { FieldMistake, refuse, textOf } from '#web/platform/hooks/use-submit.ts'
import { publicAddress } from '#web/platform/interface-language.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { TEXT_LINK } from './auth-page.tsx'

const AGES: { value: AgeDeclaration; label: string }[] = [
  { value: 'adult', label: m.adult },
  { value: 'guardian', label: m.guardian },
]

/** Nothing is preselected: the user must declare both. */
export function ConsentFields({ errorOf }: { errorOf: (field: string) => string | undefined }) {
  return (
    <>
      <fieldset className="min-w-0" aria-describedby={errorOf('age') && 'age-error'}>
        <legend className="font-medium">{m.age}</legend>
        {AGES.map(({ value, label }) => (
          <Mark key={value} type="radio" name="age" value={value}>
            {label}
          </Mark>
        ))}
        <FieldError id="age-error">{errorOf('age')}</FieldError>
      </fieldset>
      <div>
        <Mark
          type="checkbox"
          name="terms"
          aria-required
          aria-invalid={errorOf('terms') ? true : undefined}
          aria-describedby={errorOf('terms') && 'terms-error'}
        >
          {m.agree({
            terms: (text) => <LegalLink to="/terms">{text}</LegalLink>,
            privacy: (text) => <LegalLink to="/privacy">{text}</LegalLink>,
          })}
        </Mark>
        <FieldError id="terms-error">{errorOf('terms')}</FieldError>
      </div>
    </>
  )
}

/** @param above earlier mistakes @throws FieldMistake at each unanswered field */
export function consentIn(form: FormData, above: FieldMistake[] = []): { terms: true; age: AgeDeclaration } {
  const age = AGES.find(({ value }) => value === textOf(form, 'age'))?.value
  const mistakes = [...above]
  if (!age) mistakes.push(new FieldMistake('age', CONSENT_SENTENCES.ageNeeded))
  if (!form.has('terms')) mistakes.push(new FieldMistake('terms', CONSENT_SENTENCES.consentNeeded))
  refuse(mistakes)
  return { terms: true, age: age as AgeDeclaration }
}

const Mark = ({ children, ...rest }: ComponentProps<'input'>) => (
  <label className="flex min-h-11 items-start gap-3 py-2.5">
    <input {...rest} className="mt-0.5" />
    <span className="wrap-anywhere">{children}</span>
  </label>
)

/** In a new tab, which keeps the form. */
const LegalLink = ({ to, children }: { to: LegalPath; children: ReactNode }) => (
  <a href={publicAddress(to)} target="_blank" rel="noopener" className={TEXT_LINK}>
    {children}
    <span className="sr-only"> {m.opensInNewTab}</span>
  </a>
)
