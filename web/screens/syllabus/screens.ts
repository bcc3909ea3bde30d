import { paths } from '#web/platform/paths.ts'
import type { Screen } from '../screen.ts'

export const SYLLABUS_SCREENS: readonly Screen[] = [
  {
    path: paths.syllabus,
    title: 'Syllabus',
    place: 'Library',
    palette: 'Syllabus',
    lazy: () => import('#web/screens/syllabus/syllabus.tsx'),
  },
  {
    path: '/syllabus/:nodeId',
    title: 'Syllabus',
    place: 'Library',
    lazy: () => import('#web/screens/syllabus/syllabus-node.tsx'),
  },
  {
    path: paths.compilations,
    title: 'Compilations',
    place: 'Library',
    palette: 'Compilations',
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
    title: 'Highlights and notes',
    place: 'Library',
    palette: 'Highlights and notes',
    isOffline: true,
    lazy: () => import('#web/screens/syllabus/notes.tsx'),
  },
]
