/** A `ref` for the heading of newly opened content: moves focus there, so that screen readers and Tab continue from it. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
}
