import { createSignal, type Signal } from '../../signal.ts'
import { token } from '../../token.ts'

/** Whether an address is being checked. */
export interface AddressCheck {
  readonly isLoading: Signal<boolean>
  readonly started: () => void
  readonly ended: () => void
}
export const AddressCheck = token<AddressCheck>('AddressCheck')

/** Two addresses may be checked at once: it loads until the last response. */
export const openAddressCheck = (): AddressCheck => {
  const isLoading = createSignal(false)
  let open = 0
  const count = (change: 1 | -1) => (): void => {
    open += change
    isLoading.set(open > 0)
  }
  return { isLoading, started: count(1), ended: count(-1) }
}
