import type { LineInput } from '../../../domain/cart/cart.ts'

/**
 * What a shopper asks to put in. The price is the shop's: `fk` may earn a special one, `priceChannel` decides nothing.
 */
export type RequestedItem = Omit<LineInput, 'quantity'> & { readonly quantity: unknown; readonly priceChannel?: string }
