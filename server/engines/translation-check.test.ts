import { expect, test } from 'vitest'
import { faultOf } from './translation-check.ts'

const LONG = 'Real GDP grew by 7.6 per cent in 2023-24, and exports reached 1,20,000 crore rupees.'

test.each([
  [LONG, 'वास्तविक जीडीपी 2023-24 में 7.6 प्रतिशत बढ़ी, और निर्यात 1,20,000 करोड़ रुपये तक पहुँचा।', 'hi'],
  [LONG, 'वास्तविक जीडीपी २०२३-२४ में ७.६ प्रतिशत बढ़ी, और निर्यात १,२०,००० करोड़ रुपये तक पहुँचा।', 'hi'],
  ['**Growth.** Prices rose by 5 per cent.', '**வளர்ச்சி.** விலைகள் 5 சதவீதம் உயர்ந்தன.', 'ta'],
  ['RBI, SEBI', 'RBI, SEBI', 'hi'],
] as const)('a good translation is taken: %s', (english, translated, to) => {
  expect(faultOf(english, translated, to)).toBeUndefined()
})

test.each([
  ['empty', LONG, '  ', 'hi'],
  ['another language', LONG, LONG, 'hi'],
  ['another language', LONG, 'உண்மையான ஜிடிபி 2023-24 இல் 7.6 சதவீதம் வளர்ந்தது, ஏற்றுமதி 1,20,000 கோடி.', 'hi'],
  ['another language', 'What happened', 'What happened', 'ta'],
  ['numbers missing', LONG, 'वास्तविक जीडीपी 2023-24 में बढ़ी, और निर्यात 1,20,000 करोड़ रुपये तक जा पहुँचा।', 'hi'],
  ['another length', LONG, '2023-24, 7.6, 1,20,000 जीडीपी बढ़ी।', 'hi'],
  ['another shape', '**Growth.** It rose.', 'वृद्धि। यह बढ़ी।', 'hi'],
  ['another shape', 'It rose by much.', 'यहाँ अनुवाद है:\nयह बहुत बढ़ा।', 'hi'],
  ['another shape', 'It rose by much.', '### यह बहुत बढ़ा।', 'hi'],
  ['another shape', 'It rose by much.', '⟦1⟧ यह बहुत बढ़ा।', 'hi'],
  ['broken characters', 'It rose by much.', 'यह बहुत \uFFFD बढ़ा।', 'hi'],
  ['broken characters', 'It rose by much.', 'à¤¯à¤¹ बहुत', 'hi'],
  ['control characters', 'It rose by much.', 'यह बहुत \u0007 बढ़ा।', 'hi'],
  ['repeats itself', LONG, `2023-24, 7.6, 1,20,000 ${'जीडीपी बढ़ी और '.repeat(4)}बस।`, 'hi'],
] as const)('refused, %s: %s', (fault, english, translated, to) => {
  expect(faultOf(english, translated, to)).toBe(fault)
})
