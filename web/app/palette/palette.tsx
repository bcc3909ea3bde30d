import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { searchOrJump } from '#messages/app/frame.ts'
import * as m from '#messages/app/palette.ts'
import { useTheme } from '#web/platform/theme/theme.ts'
import { dispatch } from '#web/practice/focus/timer-store.ts'
import { useChosenLanguage } from '#web/reading/shared/use-reading-language.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Input } from '#web/ui/form/field.tsx'
import { CommandList, optionId } from './command-list.tsx'
import type { Command } from './commands.ts'
import { useCommands } from './use-commands.ts'

interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function Palette({ open, onOpenChange }: PaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={searchOrJump}>
      <Finder onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Finder({ onDone }: { onDone: () => void }) {
  const listId = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const { commands, isLoading, hasFailed } = useCommands(text)
  const run = useRun(onDone)
  const active = commands.find(({ id }) => id === chosen) ?? commands[0]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) run(active)
    }
    const next = nextOf(event.key, commands, active)
    if (!next) return
    event.preventDefault()
    setChosen(next.id)
    document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className="mt-4">
      <Input
        role="combobox"
        aria-label={searchOrJump}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(listId, active)}
        placeholder={m.placeholder}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setChosen(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <CommandList id={listId} commands={commands} active={active} onPoint={({ id }) => setChosen(id)} onChoose={run} />
      <p role="status" className="mt-2 min-h-6 text-sm text-quiet">
        {statusText(commands.length, isLoading, hasFailed)}
      </p>
    </div>
  )
}

function useRun(onDone: () => void) {
  const navigate = useNavigate()
  const { setTheme } = useTheme()
  const [, chooseLanguage] = useChosenLanguage()
  return ({ does }: Command) => {
    onDone()
    if ('to' in does) navigate(does.to)
    else if ('theme' in does) setTheme(does.theme)
    else if ('language' in does) chooseLanguage(does.language)
    else dispatch(does.timer)
  }
}

/** Wraps around. */
function nextOf(key: string, commands: readonly Command[], active: Command | undefined): Command | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (!step || !active) return undefined
  const place = commands.findIndex(({ id }) => id === active.id) + step
  return commands.at(place % commands.length)
}

function statusText(count: number, isLoading: boolean, hasFailed: boolean): string {
  if (isLoading) return m.searchingArticles
  if (hasFailed) return m.searchFailed
  if (count === 0) return m.nothingFound
  return m.resultCount({ count })
}
