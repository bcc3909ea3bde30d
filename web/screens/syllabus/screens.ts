import * as m from '#messages/screens/syllabus.ts'
import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const SYLLABUS_SCREENS: readonly Screen[] = [
  {
    path: paths.syllabus,
    title: m.syllabus,
    place: 'Library',
    palette: m.syllabus,
    lazy: () => import('#web/screens/syllabus/syllabus.tsx'),
  },
  {
    path: '/syllabus/:nodeId',
    title: m.syllabus,
    place: 'Library',
    lazy: () => import('#web/screens/syllabus/syllabus-node.tsx'),
  },
  {
    path: paths.compilations,
    title: m.compilations,
    place: 'Library',
    palette: m.compilations,
    isOffline: true,
    lazy: () => import('#web/screens/syllabus/compilations.tsx'),
  },
  {
    path: '/compilations/:period',
    place: 'Library',
    isOffline: true,
    lazy: () => import('#web/screens/syllabus/compilation.tsx'),
  },
  {
    path: paths.notes,
    title: m.notes,
    place: 'Library',
    palette: m.notes,
    isOffline: true,
    lazy: () => import('#web/screens/syllabus/notes.tsx'),
  },
]
