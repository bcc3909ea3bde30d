/** Browser translation replaces React's text nodes with `<font>`. Removing such a node throws; changing it stays invisible. So the text is restored first and translated again. */
export function surviveTranslation(): void {
  const observer = new MutationObserver((records) => records.forEach(follow))
  observer.observe(document, { childList: true, subtree: true })

  function follow({ type, target, removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    if (type === 'characterData') restore(target)
    const font = [addedNodes[0], previousSibling, nextSibling].find(isFont)
    for (const text of removedNodes)
      if (font && text.nodeType === Node.TEXT_NODE && !text.isConnected) {
        translations.set(text, font)
        observer.observe(text, { characterData: true })
      }
  }

  function isBack(node: Node, parent: Node): boolean {
    if (node.parentNode !== parent) {
      observer.takeRecords().forEach(follow)
      restore(node)
    }
    return node.parentNode === parent
  }

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return isBack(child, this) ? (removeChild.call(this, child) as T) : child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    return insertBefore.call(this, node, next && isBack(next, this) ? next : null) as T
  }
}

/** Removed text and its replacement. */
const translations = new WeakMap<Node, Node>()

const isFont = (node: Node | null | undefined) => node?.nodeName === 'FONT'

function restore(text: Node): void {
  let font = translations.get(text) ?? text.parentNode
  translations.delete(text)
  while (font && isFont(font.parentNode)) font = font.parentNode
  if (font && isFont(font)) font.parentNode?.replaceChild(text, font)
}
