/** For the heading of what a press has opened: a `ref` that moves the focus there, so that reading and Tab go on from it. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
}
