const DONE = ['added', 'changed', 'removed', 'default'] as const

/** What was done to the book last. */
export type BookNews = (typeof DONE)[number]

/** The address book, which says what was done. */
export const bookPath = (news: BookNews): string => `/my-account/addresses?done=${news}`

export const readBookNews = (search: URLSearchParams): BookNews | undefined => DONE.find((one) => one === search.get('done'))
