import { lazyPart } from '#web/ui/lazy-part.tsx'

/** Belongs to a model answer: shown with it. */
export const Sketch = lazyPart(async () => (await import('./sketch-drawing.tsx')).SketchDrawing, 'The sketch did not load.')
