import { useLocalePath } from '../binding/use-locale-path.ts'
import type { CartEmptyViewProps } from './CartEmptyView.tsx'

/** The links of an empty cart. */
export const useEmptyCartLinks = (): Omit<CartEmptyViewProps, 'onFollow'> => {
  const toPath = useLocalePath()
  return { lensesPath: toPath('/c/lens'), lensCarePath: toPath('/c/lenscare'), reorderPath: toPath('/my-account/history') }
}
