/** The order to repeat: by its secret token, from a link, or by its number, only for the signed-in owner (decision A26). */
export type LastOrder =
  | { readonly _tag: 'ByToken'; readonly token: string }
  | { readonly _tag: 'ById'; readonly internalOrderId: string }

/** Reads the two parts of a reorder link; any other type is invalid (Commerce §2, decision A26). */
export const readLastOrder = (type: string | undefined, token: string | undefined): LastOrder | undefined => {
  if (token === undefined || token === '') return undefined
  if (type === 'token') return { _tag: 'ByToken', token }
  return type === 'id' ? { _tag: 'ById', internalOrderId: token } : undefined
}
