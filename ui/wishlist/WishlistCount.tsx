/** How many products are on the list, behind its name; nothing for none. */
export const WishlistCount = ({ count }: { readonly count: number }) => count > 0 && ` (${count})`
