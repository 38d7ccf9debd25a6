import { useMatches, useRevalidator } from 'react-router'
import { isMarked } from '../binding/page-marks.ts'

/** In the checkout every page shows the cart and may close when it changes, so its loader is asked again. */
export const useAfterCartChange = (): (() => void) => {
  const { revalidate } = useRevalidator()
  const isInCheckout = useMatches().some(isMarked('checkout'))
  return () => { if (isInCheckout) void revalidate() }
}
