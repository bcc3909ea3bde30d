import { expect, test } from 'vitest'
import { textsIn } from './interface-texts.ts'

const found = (source: string) => textsIn('web/a.tsx', source).map((line) => line.replace(/^web\/a\.tsx:\d+: /, ''))

test('names file, line and text, as a reader sees it', () => {
  expect(textsIn('web/a.tsx', 'const A = () => (\n  <p>\n    Nothing\n    here yet\n  </p>\n)')).toEqual([
    'web/a.tsx:2: Nothing here yet',
  ])
})

test.each([
  ['an element', '<h1>Settings</h1>', 'Settings'],
  ['an attribute that is read aloud', '<button aria-label="Close" />', 'Close'],
  ['an attribute in lower case', '<Field hint="at least ten words" />', 'at least ten words'],
  ['a button that is named by an attribute', '<DialogFoot action="Save changes" />', 'Save changes'],
  ['a choice between texts', '<p>{isNew ? "Begin now" : label}</p>', 'Begin now'],
  ['a template', `<p>{\`Page \${page} of \${all}\`}</p>`, 'Page … of …'],
  ['an argument', 'toast("Saved")', 'Saved'],
  ['an object', 'const LABELS = { easy: "Easy" }', 'Easy'],
  ['Hindi', '<p>सहेजें</p>', 'सहेजें'],
])('finds the text of %s', (_what, source, text) => {
  expect(found(source)).toEqual([text])
})

test.each([
  ['class names', '<p className="Flex grid gap-4" />'],
  ['class names by condition', 'const style = isWide ? "flex gap-4" : "sr-only"'],
  ['class names that are made', `const style = \`rounded-card border \${tone}\``],
  ['keys and ids', '<li key="First one" id="Main part" />'],
  ['keys of the keyboard', 'if (key === "Escape") close()'],
  ['kinds', 'const kind: "Quiz" | "Test" = open("quiz")'],
  ['addresses', 'const path = "/library/all?day=today"'],
  ['imports', 'import { Close } from "Some where"'],
  ['signs', '<p>{a} · {b}, 24 %</p>'],
  ['messages', '<p aria-label={m.close}>{m.score({ score, total })}</p>'],
])('leaves %s alone', (_what, source) => {
  expect(found(source)).toEqual([])
})
