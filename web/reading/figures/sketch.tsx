import * as m from '#messages/reading/figures.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Belongs to a model answer: shown with it. */
export const Sketch = lazyPart(async () => (await import('./sketch-drawing.tsx')).SketchDrawing, m.sketchDidNotLoad)
