import { useMatches, useRevalidator } from 'react-router'

/** In the checkout every page shows the cart and may close when it changes, so its loader is asked again. */
export const useAfterCartChange = (): (() => void) => {
  const { revalidate } = useRevalidator()
  const isInCheckout = useMatches().some(({ handle }) => (handle as { readonly checkout?: boolean } | undefined)?.checkout === true)
  return () => { if (isInCheckout) void revalidate() }
}
