const DONE = ['added', 'changed', 'removed', 'default'] as const

/** The last change of the address book. */
export type BookChange = (typeof DONE)[number]

/** The path of the address book, which shows the change. */
export const bookPath = (change: BookChange): string => `/my-account/addresses?done=${change}`

export const readBookChange = (search: URLSearchParams): BookChange | undefined => DONE.find((change) => change === search.get('done'))
