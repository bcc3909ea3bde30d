/**
 * Replaces `react-style-singleton`. Radix locks scrolling with an injected <style>, which the content security policy blocks;
 * `body[data-scroll-locked]` in base.css does the locking instead.
 */
export const styleSingleton = () => () => null
export const styleHookSingleton = () => () => undefined
export const stylesheetSingleton = () => ({ add() {}, remove() {} })
