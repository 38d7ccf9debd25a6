import { useMatches, useRevalidator, useSearchParams } from '../binding/use-page.ts'
import { isMarked } from '../binding/page-marks.ts'

/**
 * Reloads the data of checkout pages, which show the cart and may become unavailable when it changes, and of a page with a
 * shipping estimate for the cart.
 */
export const useAfterCartChange = (): (() => void) => {
  const { revalidate } = useRevalidator()
  const isInCheckout = useMatches().some(isMarked('checkout'))
  const isEstimated = useSearchParams()[0].has('country')
  return () => { if (isInCheckout || isEstimated) void revalidate() }
}
