import type account from './account.json'
import type cart from './cart.json'
import type checkout from './checkout.json'
import type content from './content.json'
import type coupon from './coupon.json'
import type design from './design.json'
import type error from './error.json'
import type home from './home.json'
import type listing from './listing.json'
import type order from './order.json'
import type product from './product.json'
import type refusals from './refusals.json'
import type reorder from './reorder.json'
import type search from './search.json'
import type shell from './shell.json'
import type tracking from './tracking.json'

/** Every text the shop can say; a wrong id does not compile. */
export type MessageId = keyof (typeof account & typeof cart & typeof checkout & typeof content & typeof coupon & typeof design & typeof error &
  typeof home & typeof listing & typeof order & typeof product & typeof refusals & typeof reorder & typeof search & typeof shell & typeof tracking)
