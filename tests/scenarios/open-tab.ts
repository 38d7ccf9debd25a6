import { storefrontContainer, type Visit } from '../../adapters/composition/storefront/storefront-container.ts'
import type { Shop } from '../../application/contract/shop.ts'
import { noLonger } from '../../application/storefront/shop/loading-time.ts'
import { zurichTime } from '../../domain/shop/zurich-time.ts'
import type { Injector } from '../../ui/binding/injector.ts'

type Opened = Pick<Visit, 'keeper' | 'shop'> & Required<Pick<Visit, 'signedInKeeper'>> & { readonly clock: { readonly now: () => Date } }

/** A separate storefront, as in every tab of a browser. Campaigns are sent with the added items. */
export const openTab = (shop: Shop, { clock, ...device }: Opened): Injector =>
  storefrontContainer(shop, {
    ...device,
    campaigns: { store: () => {} },
    traces: { clear: () => {}, setOrdered: () => {}, clearOrdered: () => {}, ordered: () => undefined },
    today: () => zurichTime(clock.now()).day,
    log: { warn: () => {} },
    loading: noLonger,
  })
