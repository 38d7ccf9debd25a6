/** What stands in the page for a text that a translator took out. */
const standIns = new WeakMap<Node, Node>()

const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT'

const nextPlace = ({ parentNode }: Node, standIn: Node | undefined): Node | undefined => (isFont(parentNode) ? parentNode : standIn)

/** Where the text stands among the children of `parent`: itself, what wraps it, or what was put in its place. */
const placeIn = (parent: Node, text: Node): Node | undefined => {
  for (let place: Node | undefined = text; place !== undefined; place = nextPlace(place, standIns.get(place)))
    if (place.parentNode === parent) return place
  return undefined
}

const native = <Method>(name: 'insertBefore' | 'removeChild'): Method =>
  Object.getOwnPropertyDescriptor(Node.prototype, name)?.value as Method

/**
 * Page translators put `<font>` elements in the place of the texts that React holds: removing one of them, or inserting beside it,
 * would end the page, and a changed text would not be seen. From here on each stands for its text.
 */
export const bearTranslators = (): void => {
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
    // A text that is nowhere is removed already.
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
      // The text itself is seen again, until it is translated anew.
      if (standIn?.parentNode != null && !this.isConnected) standIn.parentNode.replaceChild(this, standIn)
      standIns.delete(this)
    },
  })
}
