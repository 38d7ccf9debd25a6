import type { Shop as ShopOperations } from '../../contract/shop.ts'
import { token } from '../../token.ts'

/** The operations of the service as this visitor may use them; if the session has ended, the visitor becomes a guest (Commerce §6). */
export type Shop = ShopOperations
export const Shop = token<Shop>('Shop')

/** The same operations without that consequence, as the transport provides them. */
export const PlainShop = token<ShopOperations>('PlainShop')
