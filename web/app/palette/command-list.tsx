import * as m from '#messages/app/palette.ts'
import type { Command } from './commands.ts'

interface CommandListProps {
  id: string
  commands: readonly Command[]
  active: Command | undefined
  onPoint: (command: Command) => void
  onChoose: (command: Command) => void
}

/** For `aria-activedescendant`. */
export const optionId = (listId: string, { group, id }: Command) => `${listId} ${group} ${id}`.replaceAll(/\s/g, '-')

export function CommandList({ id: listId, commands, active, onPoint, onChoose }: CommandListProps) {
  const groups = [...new Set(commands.map(({ group }) => group))]
  return (
    <div
      role="listbox"
      id={listId}
      aria-label={m.results}
      tabIndex={-1}
      className="mt-3 h-[min(24rem,50dvh)] overflow-y-auto overscroll-contain"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are options
        <div key={group} role="group" aria-label={group}>
          <p aria-hidden="true" className="px-3 pt-3 pb-1 text-sm font-medium text-quiet">
            {group}
          </p>
          {commands
            .filter((command) => command.group === group)
            .map((command) => (
              <Option
                key={command.id}
                id={optionId(listId, command)}
                command={command}
                isActive={command === active}
                onPoint={onPoint}
                onChoose={onChoose}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<CommandListProps, 'onPoint' | 'onChoose'> {
  id: string
  command: Command
  isActive: boolean
}

function Option({ id, command, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      onPointerMove={() => !isActive && onPoint(command)}
      onClick={() => onChoose(command)}
      className="flex min-h-11 cursor-pointer flex-col items-start justify-center rounded-control border border-transparent px-3 py-2 aria-selected:bg-accent-soft high-contrast:aria-selected:border-line forced-colors:aria-selected:border-[Highlight]"
    >
      <span lang={command.lang} className={'language' in command.does ? 'font-native' : undefined}>
        {command.label}
      </span>
      {command.hint && <span className="text-sm text-quiet">{command.hint}</span>}
    </div>
  )
}
