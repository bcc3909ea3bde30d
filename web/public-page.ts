import { isMetered, registerWhenIdle, registerWorker } from './platform/offline/register-worker.ts'
import { hydrateSample } from './reading/articles/hydrate-sample.ts'
import { wakenFrame } from './site/marketing/hydrate-frame.ts'
import { wakenPlanButtons } from './site/marketing/plan-buttons.ts'

/** All the script of the public pages, which come as finished documents: no framework, and nothing of the application. */
wakenFrame()
wakenPlanButtons()
hydrateSample()
if (!isMetered()) window.addEventListener('load', () => registerWhenIdle(registerWorker))
