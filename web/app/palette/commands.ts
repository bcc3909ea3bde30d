import { folded } from '#contract/fold-text.ts'
import { ENGLISH_NAMES, LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/languages.ts'
import { can, type Role } from '#contract/roles.ts'
import * as frame from '#messages/app/frame.ts'
import * as look from '#messages/app/look.ts'
import * as m from '#messages/app/palette.ts'
import { SETTINGS_PAGES } from '#web/accounts/settings/pages.ts'
import { paths } from '#web/platform/paths.ts'
import { THEMES, type Theme } from '#web/platform/theme/theme.ts'
import type { Action, Timer } from '#web/practice/focus/pomodoro.ts'
import { MEMBER_SCREENS } from '#web/screens/members.ts'
import { mayOpen } from '../guards.ts'
import { ADMIN_GROUPS } from '../navigation/admin-sections.ts'
import { headerEntries } from '../navigation/header-entries.ts'
import { mainPlaces, type Place } from '../navigation/main-places.ts'

export interface Command {
  id: string
  /** Heading. */
  group: string
  label: string
  lang?: Language
  hint?: string | undefined
  words?: string
  does: { to: string } | { theme: Theme } | { language: Language } | { timer: Action }
}

const goTo = (label: string, to: string, hint?: string): Command => ({
  id: `to ${to} ${label}`,
  group: m.goTo,
  label,
  hint,
  does: { to },
})

export function commandsFor(role: Role, timer: Timer): Command[] {
  return [...pagesFor(role), ...timerCommands(timer), ...THEME_COMMANDS, ...LANGUAGE_COMMANDS]
}

function pagesFor(role: Role): Command[] {
  const sections = can(role, 'admin') ? ADMIN_GROUPS.flatMap((group) => group.sections) : []
  // The portal itself has the address of its first section.
  const isSection = (to: string) => to !== paths.adminDashboard && sections.some((section) => section.to === to)
  const places = mainPlaces(role)
  return [
    ...places.map(({ label, to }) => goTo(label, to)),
    ...headerEntries(role, '')
      .filter((entry) => !places.some(({ label }) => label === entry.label) && !isSection(entry.to))
      .map(({ label, to }) => goTo(label, to)),
    ...places.flatMap((place) => screensOf(place, role)),
    ...SETTINGS_PAGES.map(({ title, name }) => goTo(title, paths.settingsPage(name), frame.settings)),
    ...sections.map(({ label, to }) => goTo(label, to, frame.adminPortal)),
  ]
}

const screensOf = (place: Place, role: Role): Command[] =>
  MEMBER_SCREENS.flatMap(({ palette, path, access, ...screen }) =>
    palette && screen.place === place.name && mayOpen(role, access) ? [goTo(palette, path.replace('/*', ''), place.label)] : [],
  )

const THEME_LABELS: Record<Theme, string> = { light: look.light, dark: look.dark, 'high-contrast': look.highContrast }

const THEME_COMMANDS = THEMES.map(
  (theme): Command => ({ id: theme, group: look.theme, label: THEME_LABELS[theme], words: m.themeWords, does: { theme } }),
)

const LANGUAGE_COMMANDS = LANGUAGES.map(
  (language): Command => ({
    id: language,
    group: look.readingLanguage,
    label: LANGUAGE_NAMES[language],
    lang: language,
    words: m.languageWords({ name: ENGLISH_NAMES[language] }),
    does: { language },
  }),
)

function timerCommands({ state }: Timer): Command[] {
  const command = (label: string, timer: Action): Command => ({
    id: timer,
    group: m.studyTimer,
    label,
    words: m.timerWords,
    does: { timer },
  })
  if (state === 'idle') return [command(m.startTimer, 'start')]
  const change = state === 'running' ? command(m.pauseTimer, 'pause') : command(m.resumeTimer, 'resume')
  return [change, command(m.resetTimer, 'reset')]
}

export function matching(commands: readonly Command[], text: string): Command[] {
  const asked = folded(text).split(/\s+/).filter(Boolean)
  return commands.filter(({ label, hint = '', words = '' }) => {
    const all = folded(`${label} ${hint} ${words}`)
    return asked.every((word) => all.includes(word))
  })
}
