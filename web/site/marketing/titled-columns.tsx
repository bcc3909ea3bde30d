import * as m from '#messages/site/marketing/pages.ts'
import { publicAddress } from '#web/platform/interface-language.ts'
import { buttonStyle } from '#web/ui/button.tsx'

interface TitledColumnsProps {
  list: { title: string; text: string; showsContact?: boolean | undefined }[]
}

export function TitledColumns({ list }: TitledColumnsProps) {
  return (
    <div className="grid gap-6 md:auto-cols-fr md:grid-flow-col md:gap-0 md:divide-x md:divide-line">
      {list.map(({ title, text, showsContact }) => (
        <div key={title} className="md:px-5 md:first:ps-0 md:last:pe-0">
          <h3 className="text-lg leading-snug font-semibold">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
          {showsContact && (
            <a href={publicAddress('/contact')} className={buttonStyle({ className: 'mt-4' })}>
              {m.contactUs}
            </a>
          )}
        </div>
      ))}
    </div>
  )
}
