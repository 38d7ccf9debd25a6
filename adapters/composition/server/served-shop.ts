import type { Configuration } from '../../configuration/configuration.ts'
import type { IsBusy } from '../../http-server/api/event-loop.ts'
import type { Words } from '../../http-server/api/words.ts'
import type { ShopAddresses } from './addresses.ts'
import type { ServerShop } from './open-server-shop.ts'
import type { Options } from './options.ts'

/** A shop about to be served: its addresses, texts and configuration. */
export type ServedShop = ShopAddresses & Options & {
  readonly configuration: Configuration
  readonly shop: ServerShop
  readonly words: Words
  readonly isBusy: IsBusy
}
