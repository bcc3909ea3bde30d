import { isMetered, registerWhenIdle, registerWorker } from './platform/offline/register-worker.ts'
import { hydrateSample } from './reading/articles/hydrate-sample.ts'
import { hydrateFrame } from './site/marketing/hydrate-frame.ts'
import { hydratePlanButtons } from './site/marketing/hydrate-plan-buttons.ts'

hydrateFrame()
hydratePlanButtons()
hydrateSample()
if (!isMetered()) window.addEventListener('load', () => registerWhenIdle(registerWorker))
