import type { ReactNode } from 'react'
import type { PublicCopy } from '#contract/site/public-copy.ts'
import { LANGUAGE } from '#messages/language.ts'

interface SampleFrameProps {
  copy: PublicCopy['sample']
  question: ReactNode
  children: ReactNode
}

export function SampleFrame({ copy, question, children }: SampleFrameProps) {
  return (
    <section id="sample" aria-labelledby="sample-title" className="sample scroll-mt-4 border-t-2 border-ink pt-4 pb-14">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="sample-title" className="text-lg font-semibold">
          {copy.title}
        </h2>
        <p className="text-quiet">{copy.text}</p>
      </div>
      <div className="gap-x-10 xl:grid xl:grid-cols-[minmax(0,45.5rem)_minmax(0,1fr)]">
        {children}
        <aside
          aria-label={copy.questionLabels[LANGUAGE].title}
          className="mt-10 max-w-[34rem] self-start border-t border-line pt-6 lg:ms-46 xl:sticky xl:top-4 xl:mt-0 xl:ms-0 xl:border-t-0 xl:border-s xl:pt-0 xl:ps-6"
        >
          {question}
        </aside>
      </div>
    </section>
  )
}
