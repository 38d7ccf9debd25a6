export type ServerTree = {
  /**
   * Takes out what browser extensions put into the page since, which React would not know. False where text was changed, as by a
   * translator: taking over the page would undo that.
   */
  readonly restore: () => boolean
}

/** Watches what others change in the page that the server rendered, until it is taken over. */
export const watchServerTree = (root: Element): ServerTree => {
  const records: MutationRecord[] = []
  const observer = new MutationObserver((more) => { records.push(...more) })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return {
    restore: () => {
      records.push(...observer.takeRecords())
      observer.disconnect()
      const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
      const isChanged = root.querySelector('font') !== null
        || records.some(({ type, removedNodes }) => type === 'characterData' || [...removedNodes].some((node) => !added.has(node)))
      if (!isChanged) for (const node of added) node.parentNode?.removeChild(node)
      return !isChanged
    },
  }
}
