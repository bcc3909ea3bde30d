import type { ReactNode } from 'react'
import { SWITCHES, type Toggle } from '#contract/messaging/notification-types.ts'
import * as m from '#messages/messaging/preferences.ts'
import { Switch } from '#web/ui/form/switch.tsx'
import type { Changes } from './use-changes.ts'

export interface ToggleListProps<Name extends Toggle> {
  names: readonly Name[]
  values: Record<Name, boolean>
  changes: Pick<Changes<Record<Name, boolean>>, 'pending' | 'change' | 'failed'>
  /** Those shown off and read-only, whatever is stored. */
  pausedBy?: (name: Name) => string | undefined
  /** Shown before the server replies. */
  isAtOnce?: boolean
  labels?: Partial<Record<Name, string>>
  /** In the row of a single change. */
  failure: ReactNode
}

export function ToggleList<Name extends Toggle>(props: ToggleListProps<Name>) {
  const { names, values, changes, pausedBy, isAtOnce = false, labels, failure } = props
  const pauses = names.map((name) => pausedBy?.(name))
  const commonPause = pauses.every((pause) => pause === pauses[0]) ? pauses[0] : undefined
  return (
    <>
      {commonPause && (
        <p aria-hidden="true" className="text-sm text-quiet">
          {m.chooseAnother({ reason: commonPause })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {names.map((name) => {
          const pause = pausedBy?.(name)
          return (
            <li key={name}>
              <Switch
                label={labels?.[name] ?? SWITCHES[name].label}
                hint={pause ? <Pause text={pause} hint={commonPause && SWITCHES[name].hint} /> : SWITCHES[name].hint}
                checked={pause === undefined && (isAtOnce ? (changes.pending[name] ?? values[name]) : values[name])}
                busy={!isAtOnce && name in changes.pending}
                disabled={pause !== undefined}
                onToggle={() =>
                  changes.change((pending) => ({ [name]: !(pending[name] ?? values[name]) }) as Partial<Record<Name, boolean>>)
                }
              />
              {changes.failed.length === 1 && changes.failed.includes(name) && failure}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** @param hint shown instead where the reason is shown once for all, so that no row changes its height */
const Pause = ({ text, hint }: { text: string; hint: string | undefined }) =>
  hint ? (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true">{hint}</span>
    </>
  ) : (
    text
  )
