/** Replaces `react-style-singleton`: the content security policy blocks Radix's scroll-lock <style>. Instead: `body[data-scroll-locked]` in base.css. */
export const styleSingleton = () => () => null
export const styleHookSingleton = () => () => undefined
export const stylesheetSingleton = () => ({ add() {}, remove() {} })
