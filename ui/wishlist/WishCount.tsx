/** How many products are on the list, behind its name; nothing for none. */
export const WishCount = ({ count }: { readonly count: number }) => count > 0 && ` (${count})`
