import { wakenSample } from './articles/waken-sample.ts'
import { wakenPlanButtons } from './marketing/plan-buttons.ts'
import { wakenFrame } from './marketing/waken-frame.ts'
import { isMetered, registerWhenIdle, registerWorker } from './platform/register-worker.ts'

/** All the script of the public pages, which come as finished documents: no framework, and nothing of the application. */
wakenFrame()
wakenPlanButtons()
wakenSample()
if (!isMetered()) window.addEventListener('load', () => registerWhenIdle(registerWorker))
