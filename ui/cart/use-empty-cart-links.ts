import { useLocalePath } from '../binding/use-locale-path.ts'
import type { CartEmptyViewProps } from './CartEmptyView.tsx'

/** Where an empty cart leads. */
export const useEmptyCartLinks = (): Omit<CartEmptyViewProps, 'onFollow'> => {
  const toPath = useLocalePath()
  return { lensesPath: toPath('/c/lens'), lensCarePath: toPath('/c/lenscare'), reorderPath: toPath('/my-account/history') }
}
