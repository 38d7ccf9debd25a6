/** What a browser's Trusted Types offer; the types of the language have none of it yet. */
export type PolicyFactory = {
  readonly createPolicy: (name: 'default', rules: {
    readonly createHTML: (text: string, type: string, place: string) => string | null
  }) => unknown
}

/** What a page says to whoever has no script. */
export const unseenParts = (): readonly Element[] => [...document.querySelectorAll('body noscript')]

/**
 * Strings that the shop and its libraries write where markup is expected; a browser refuses and reports all others, and every string
 * where a script or the address of one is. Called before any of them runs.
 */
export const allowOwnStrings = (factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes): void => {
  factory?.createPolicy('default', {
    createHTML: (text, _type, place) => {
      // React makes a script element from the one and empties a data block with the other; neither runs anything.
      const isOfReact = text === '' || text === '<script></script>'
      // The document of a frame; the one frame that has some is shut away. Some browsers name the method instead.
      const isOfFrame = /srcdoc|setAttribute/.test(place)
      return isOfReact || isOfFrame || unseenParts().some(({ textContent }) => textContent === text) ? text : null
    },
  })
}
