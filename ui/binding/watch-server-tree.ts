export type ServerTree = {
  /**
   * Removes what browser extensions added since, which React would not know. False if text was changed, such as by a translator:
   * hydration would undo that.
   */
  readonly restore: () => boolean
}

/** Watches changes by others to the server-rendered page until it is hydrated. */
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
