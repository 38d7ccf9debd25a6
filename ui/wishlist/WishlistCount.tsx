/** The number of products on the wishlist, after its label; nothing for none. */
export const WishlistCount = ({ count }: { readonly count: number }) => count > 0 && ` (${count})`
