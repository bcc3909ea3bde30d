import { useState } from 'react'
import { isTarget, LANGUAGE_NAMES, type Language, TARGETS, type Target } from '#contract/languages.ts'
import type { MockQuestion } from '#contract/practice/mock-attempts.ts'
import * as m from '#messages/practice/mock-tests/paper.ts'
import { readItem, writeItem } from '#web/platform/storage/local-storage.ts'

const KEY = 'mock_test_language'
const NONE = 'none'

/** The chosen language, else the reading language, if any question has it. */
export function useSecondLanguage(questions: readonly MockQuestion[], reading: Language) {
  const [chosen, setChosen] = useState(() => readItem(KEY) ?? reading)
  const offered = TARGETS.filter((target) => questions.some(({ translated }) => translated[target]))
  const choose = (value: Target | undefined) => {
    writeItem(KEY, value ?? NONE)
    setChosen(value ?? NONE)
  }
  const second = isTarget(chosen) && offered.includes(chosen) ? chosen : undefined
  return [second, choose, offered] as const
}

interface SecondLanguageProps {
  value: Target | undefined
  offered: readonly Target[]
  onChange: (value: Target | undefined) => void
}

export function SecondLanguage({ value, offered, onChange }: SecondLanguageProps) {
  if (offered.length === 0) return null
  return (
    <label className="flex flex-wrap items-center gap-2 text-sm text-quiet">
      {m.secondLanguage}
      <select
        value={value ?? NONE}
        onChange={({ target }) => onChange(offered.find((one) => one === target.value))}
        className="min-h-11 max-w-full min-w-0 rounded-control border border-strong bg-surface px-2 text-ink"
      >
        <option value={NONE}>{m.noLanguage}</option>
        {offered.map((target) => (
          <option key={target} value={target} lang={target} className="font-native">
            {LANGUAGE_NAMES[target]}
          </option>
        ))}
      </select>
    </label>
  )
}
