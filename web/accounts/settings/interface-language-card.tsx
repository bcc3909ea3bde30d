import { useState } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/languages.ts'
import * as m from '#messages/accounts/interface-language.ts'
import { LANGUAGE } from '#messages/language.ts'
import { updateProfile } from '#web/accounts/accounts/api.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { openInLanguage } from '#web/platform/interface-language.ts'
import { Card } from '#web/ui/card.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

/** Saving opens the page again, in the new language. */
export function InterfaceLanguageCard({ user }: { user: User }) {
  const [chosen, setChosen] = useState<Language>(user.interface_language ?? LANGUAGE)
  const [isRefused, setRefused] = useState(false)
  const { isBusy, error, onSubmit } = useSubmit(async () => {
    await updateProfile({ interface_language: chosen })
    setRefused(!(await openInLanguage(chosen)))
  }, m.failed)

  return (
    <Card title={m.title}>
      <form onSubmit={onSubmit} className="max-w-md space-y-4">
        <Field label={m.label} hint={m.hint}>
          <Select name="interface_language" value={chosen} onChange={({ target }) => setChosen(target.value as Language)}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language} className="font-native">
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </Select>
        </Field>
        {isRefused && <Notice tone="warning">{m.notKept}</Notice>}
        {error && <Notice tone="error">{error}</Notice>}
        <SaveButton isChanged={chosen !== LANGUAGE} busy={isBusy}>
          {m.save}
        </SaveButton>
      </form>
    </Card>
  )
}
