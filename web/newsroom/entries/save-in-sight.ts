/** Of the buttons below a long form. */
export const SAVE_IN_SIGHT =
  'flex flex-wrap items-center gap-3 border-t border-line bg-page py-3 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-(--below) [@media(min-height:40rem)]:z-10'
