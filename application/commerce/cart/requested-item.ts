import type { LineInput } from '../../../domain/cart/cart.ts'

/** An item to be added. The shop sets the price: `fk` may select a special one, `priceChannel` is ignored. */
export type RequestedItem = Omit<LineInput, 'quantity'> & { readonly quantity: unknown; readonly priceChannel?: string }
