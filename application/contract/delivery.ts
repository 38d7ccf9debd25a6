import type { PartnerOptician } from '../../domain/delivery/partner-optician.ts'
import type { Shipment } from '../../domain/delivery/shipment.ts'
import type { ShippingOption } from '../../domain/delivery/shipping-option.ts'
import type { Eye, LensOption } from '../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Country } from '../../domain/shop/country.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { none, operation, type } from './operation.ts'
import { LENS_VALUES } from './shared-refusals.ts'

/** The question about one variant: its stock, and when a number of packs arrives. */
export type StockQuestion = {
  readonly productId: ProductId
  readonly eye?: Eye
  readonly option: LensOption
  readonly quantity: number
}

/** Stock, arrival, shipping prices and partner opticians. */
export const deliveryContract = {
  getDeliveryDates: operation({
    input: type<{ readonly questions: readonly StockQuestion[]; readonly shipment?: Shipment }>(), output: type<readonly VariantStock[]>(),
    refusals: ['NotFound', ...LENS_VALUES], permission: 'anyone',
  }),
  /** None without a country that is delivered to. */
  listShippingOptions: operation({
    input: type<{ readonly country: Country | undefined }>(), request: type<{ readonly country: Country }>(),
    output: type<readonly ShippingOption[]>(), refusals: [], permission: 'anyone',
  }),
  getPartner: operation({
    input: type<{ readonly accountId?: string | undefined }>(), output: type<PartnerOptician | undefined>(), refusals: ['NotFound'],
    permission: 'visitor',
  }),
  listPartners: operation({ input: none, output: type<readonly PartnerOptician[]>(), refusals: [], permission: 'anyone' }),
  choosePartner: operation({
    input: type<{ readonly studioId: string }>(), output: type<PartnerOptician | undefined>(), refusals: ['NotFound'],
    permission: 'customer',
  }),
  removePartner: operation({ input: none, output: type<PartnerOptician | undefined>(), refusals: [], permission: 'customer' }),
}
