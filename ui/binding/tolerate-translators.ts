/** The node in the page that replaces a text that a translator removed. */
const standIns = new WeakMap<Node, Node>()

const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT'

const nextPlace = ({ parentNode }: Node, standIn: Node | undefined): Node | undefined => (isFont(parentNode) ? parentNode : standIn)

/** The node among the children of `parent` that represents the text: itself, its wrapper, or its replacement. */
const placeIn = (parent: Node, text: Node): Node | undefined => {
  for (let place: Node | undefined = text; place !== undefined; place = nextPlace(place, standIns.get(place)))
    if (place.parentNode === parent) return place
  return undefined
}

const native = <Method>(name: 'insertBefore' | 'removeChild'): Method =>
  Object.getOwnPropertyDescriptor(Node.prototype, name)?.value as Method

/**
 * Page translators replace the texts that React manages by `<font>` elements: removing such a text, or inserting beside it, would
 * break the page, and a changed text would not be shown. From here on each replacement represents its text.
 */
export const tolerateTranslators = (): void => {
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes) {
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont)
        if ((node instanceof Text || isFont(node)) && standIn !== undefined) standIns.set(node, standIn)
      }
  }).observe(document, { childList: true, subtree: true })
  const insertBefore = native<(this: Node, child: Node, before: Node | null) => Node>('insertBefore')
  const removeChild = native<(this: Node, child: Node) => Node>('removeChild')
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const place = child instanceof Text ? placeIn(this, child) : child
    // A detached text is removed already.
    if (place !== undefined) removeChild.call(this, place)
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before instanceof Text ? placeIn(this, before) ?? null : before)
    return child
  }
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      const standIn = standIns.get(this)
      nodeValue?.set?.call(this, value)
      // The text itself is shown until it is translated again.
      if (standIn?.parentNode != null && !this.isConnected) standIn.parentNode.replaceChild(this, standIn)
      standIns.delete(this)
    },
  })
}
