import { isMetered, registerWhenIdle, registerWorker } from './platform/offline/register-worker.ts'
import { hydrateSample } from './reading/articles/hydrate-sample.ts'
import { hydrateFrame } from './site/marketing/hydrate-frame.ts'
import { hydratePlanButtons } from './site/marketing/hydrate-plan-buttons.ts'

/** The only script of the public pages, which are static documents without a framework. */
hydrateFrame()
hydratePlanButtons()
hydrateSample()
if (!isMetered()) window.addEventListener('load', () => registerWhenIdle(registerWorker))
