import { folded } from '#contract/fold-text.ts'
import { ENGLISH_NAMES, LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/languages.ts'
import { can, type Role } from '#contract/roles.ts'
import { SETTINGS_PAGES } from '#web/accounts/settings/pages.ts'
import { paths } from '#web/platform/paths.ts'
import { THEMES, type Theme } from '#web/platform/theme/theme.ts'
import type { Action, Timer } from '#web/practice/focus/pomodoro.ts'
import { MEMBER_SCREENS } from '#web/screens/members.ts'
import type { PlaceName } from '#web/screens/screen.ts'
import { mayOpen } from '../guards.ts'
import { ADMIN_GROUPS } from '../navigation/admin-sections.ts'
import { headerEntries } from '../navigation/header-entries.ts'
import { mainPlaces } from '../navigation/main-places.ts'

export interface Command {
  id: string
  group: 'Go to' | 'Articles' | 'Theme' | 'Reading language' | 'Study timer'
  label: string
  lang?: Language
  hint?: string | undefined
  words?: string
  does: { to: string } | { theme: Theme } | { language: Language } | { timer: Action }
}

const goTo = (label: string, to: string, hint?: string): Command => ({
  id: `to ${to} ${label}`,
  group: 'Go to',
  label,
  hint,
  does: { to },
})

export function commandsFor(role: Role, timer: Timer): Command[] {
  return [...pagesFor(role), ...timerCommands(timer), ...THEME_COMMANDS, ...LANGUAGE_COMMANDS]
}

function pagesFor(role: Role): Command[] {
  const sections = can(role, 'admin') ? ADMIN_GROUPS.flatMap((group) => group.sections) : []
  const isSection = (entry: { label: string; to: string }) =>
    sections.some(({ label, to }) => label === entry.label && to === entry.to)
  const places = mainPlaces(role)
  return [
    ...places.map(({ label, to }) => goTo(label, to)),
    ...headerEntries(role, '')
      .filter((entry) => entry.label !== 'Today' && entry.label !== 'Community' && !isSection(entry))
      .map(({ label, to }) => goTo(label, to)),
    ...places.flatMap(({ label }) => screensOf(label, role)),
    ...SETTINGS_PAGES.map(({ title, name }) => goTo(title, paths.settingsPage(name), 'Settings')),
    ...sections.map(({ label, to }) => goTo(label, to, 'Admin Portal')),
  ]
}

const screensOf = (place: PlaceName, role: Role): Command[] =>
  MEMBER_SCREENS.flatMap(({ palette, path, access, ...screen }) =>
    palette && screen.place === place && mayOpen(role, access) ? [goTo(palette, path.replace('/*', ''), place)] : [],
  )

const THEME_LABELS: Record<Theme, string> = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' }

const THEME_COMMANDS = THEMES.map(
  (theme): Command => ({ id: theme, group: 'Theme', label: THEME_LABELS[theme], words: 'theme colours', does: { theme } }),
)

const LANGUAGE_COMMANDS = LANGUAGES.map(
  (language): Command => ({
    id: language,
    group: 'Reading language',
    label: LANGUAGE_NAMES[language],
    lang: language,
    words: `language ${ENGLISH_NAMES[language]}`,
    does: { language },
  }),
)

function timerCommands({ state }: Timer): Command[] {
  const command = (label: string, timer: Action): Command => ({
    id: timer,
    group: 'Study timer',
    label,
    words: 'pomodoro focus',
    does: { timer },
  })
  if (state === 'idle') return [command('Start the study timer', 'start')]
  const change = state === 'running' ? command('Pause the study timer', 'pause') : command('Resume the study timer', 'resume')
  return [change, command('Reset the study timer', 'reset')]
}

export function matching(commands: readonly Command[], text: string): Command[] {
  const asked = folded(text).split(/\s+/).filter(Boolean)
  return commands.filter(({ label, hint = '', words = '' }) => {
    const all = folded(`${label} ${hint} ${words}`)
    return asked.every((word) => all.includes(word))
  })
}
