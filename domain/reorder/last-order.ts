/**
 * Which order is to be repeated: one by its secret token, from a link, or one by the number its owner knows, for the
 * signed-in owner only (decision A26).
 */
export type LastOrder =
  | { readonly _tag: 'ByToken'; readonly token: string }
  | { readonly _tag: 'ById'; readonly internalOrderId: string }

/** What the two parts of a reorder link name; any other type names nothing (Commerce §2, decision A26). */
export const readLastOrder = (type: string | undefined, token: string | undefined): LastOrder | undefined => {
  if (token === undefined || token === '') return undefined
  if (type === 'token') return { _tag: 'ByToken', token }
  return type === 'id' ? { _tag: 'ById', internalOrderId: token } : undefined
}
