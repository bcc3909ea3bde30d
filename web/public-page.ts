import { chosenInterface } from './platform/interface-language.ts'
import { isMetered, registerWhenIdle, registerWorker, removeOtherWorker } from './platform/offline/register-worker.ts'
import { hydrateSample } from './reading/articles/hydrate-sample.ts'
import { hydrateFrame } from './site/marketing/hydrate-frame.ts'
import { hydrateLanguages } from './site/marketing/hydrate-languages.ts'
import { hydratePlanButtons } from './site/marketing/hydrate-plan-buttons.ts'

hydrateFrame()
hydrateLanguages()
hydratePlanButtons()
hydrateSample()

addEventListener('load', async () => {
  // Members have that of the application.
  if (document.documentElement.dataset.visitor === 'member') return
  const language = chosenInterface() ?? document.documentElement.lang
  if (!(await removeOtherWorker(language)) && !isMetered()) registerWhenIdle(() => registerWorker(language))
})
