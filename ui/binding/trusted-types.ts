/** The Trusted Types API of browsers, which TypeScript does not declare yet. */
export type PolicyFactory = {
  readonly createPolicy: (name: 'default', rules: {
    readonly createHTML: (text: string, type: string, place: string) => string | null
  }) => unknown
}

/** The `noscript` elements of a page. */
export const noscriptParts = (): readonly Element[] => [...document.querySelectorAll('body noscript')]

/**
 * Allows the strings that the shop and its libraries assign to markup; browsers refuse and report all other strings, and all
 * strings assigned to scripts or their addresses. Must be called before any of them runs.
 */
export const allowOwnStrings = (factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes): void => {
  factory?.createPolicy('default', {
    createHTML: (text, _type, place) => {
      // React creates a script element from the one and clears a data block with the other; neither runs anything.
      const isOfReact = text === '' || text === '<script></script>'
      // The document of the sandboxed frame. Some browsers pass the name of the method instead.
      const isOfFrame = /srcdoc|setAttribute/.test(place)
      return isOfReact || isOfFrame || noscriptParts().some(({ textContent }) => textContent === text) ? text : null
    },
  })
}
