import { useMatches, useRevalidator, useSearchParams } from 'react-router'
import { isMarked } from '../binding/page-marks.ts'

/**
 * In the checkout every page shows the cart and may close when it changes, so its loader is asked again; so is the page that
 * says what shipping this cart would cost.
 */
export const useAfterCartChange = (): (() => void) => {
  const { revalidate } = useRevalidator()
  const isInCheckout = useMatches().some(isMarked('checkout'))
  const isEstimated = useSearchParams()[0].has('country')
  return () => { if (isInCheckout || isEstimated) void revalidate() }
}
