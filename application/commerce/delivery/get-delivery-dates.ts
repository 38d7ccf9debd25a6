import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { expectedDays } from '../../../domain/delivery/expected-days.ts'
import { shippingWeight } from '../../../domain/delivery/is-physical.ts'
import type { Parcel } from '../../../domain/delivery/offered-shipping.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import { makeMoney, zero } from '../../../domain/money/money.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { Variant } from '../../../domain/product/variant.ts'
import { makeVariant } from '../../../domain/product/variant.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Country } from '../../../domain/shop/country.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { SALE_STOPPED_STOCK } from '../../../domain/stock/stock.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { ShippingRepository } from './shipping-repository.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { StockLedger } from '../stock/stock-ledger.port.ts'
import { availableAt } from '../stock/stock-of-variant.ts'
import { variantArrival } from '../stock/variant-arrival.ts'
import type { UseCase } from '../operation.ts'
import type { deliveryContract } from '../../contract/delivery.ts'

export type VariantQuestion = { readonly productId: ProductId; readonly option: LensOption; readonly quantity: number }

type Deps = {
  readonly products: ProductRepository
  readonly stock: StockLedger
  readonly shipping: ShippingRepository
  readonly register: ShopRegister
  readonly clock: Clock
}

type RequestedVariant = { readonly product: Product; readonly variant: Variant; readonly quantity: number }

const findVariant =
  (products: readonly Product[]) =>
  ({ productId, option, quantity }: VariantQuestion): E.Either<
    RefusalBy<'CombinationNotMade' | 'MissingOptions' | 'NotFound' | 'UnknownOptions' | 'ValueNotMade'>, RequestedVariant
  > =>
    pipe(
      products.find((product) => product.id === productId && product.isActive),
      E.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'product' }),
      E.bindTo('product'),
      E.bindW('variant', ({ product }) => makeVariant(product, option)),
      E.map((variant) => ({ ...variant, quantity })),
    )

/** The parcel of these packs; shipping costs depend on the value of the whole cart. */
const parcelOf = (variants: readonly RequestedVariant[], country: Country, settings: ShopSettings, worth = 0): Parcel => ({
  country,
  weight: shippingWeight(variants.map(({ product: { category, pack }, quantity }) => ({ category, weight: pack.weight, quantity }))),
  itemsTotal: pipe(makeMoney(worth, settings.currency), E.getOrElse(() => zero(settings.currency))),
  ...(settings.freeShippingThreshold === undefined ? {} : { freeThreshold: settings.freeShippingThreshold }),
})

const stocksOf = (deps: Deps, variants: readonly RequestedVariant[], carrierDays: ShippingMethod['carrierDays'] | undefined) => {
  const orderedAt = deps.clock.now()
  return pipe(
    deps.stock.stockOf(variants.map(({ variant }) => variant.id)),
    TE.map((stocks) =>
      variants.map(({ product, variant, quantity }): VariantStock => {
        if (product.saleStop !== undefined) return { variantId: variant.id, stock: SALE_STOPPED_STOCK }
        const stock = availableAt(stocks, variant.id)
        const arrival = variantArrival({ product, stock, quantity, carrierDays, orderedAt })
        return { variantId: variant.id, stock, ...(arrival === undefined ? {} : { arrival }) }
      }),
    ),
  )
}

/**
 * Stock and arrival of variants, in the order of the request (Commerce §7). Without a destination the parcel goes to the shop's own
 * country.
 */
export const makeGetDeliveryDates =
  (deps: Deps): UseCase<typeof deliveryContract.getDeliveryDates> =>
  (at, { questions, shipment: { country = deps.register.settings(at.brandChannel).country, method, worth } = {} }) =>
    pipe(
      sequenceS(TE.ApplyPar)({
        products: deps.products.products([...new Set(questions.map((question) => question.productId))]),
        methods: deps.shipping.methods(country),
      }),
      TE.bindW('variants', ({ products }) => TE.fromEither(E.traverseArray(findVariant(products))(questions))),
      TE.flatMap(({ variants, methods }) =>
        stocksOf(
          deps, variants,
          expectedDays(methods, parcelOf(variants, country, deps.register.settings(at.brandChannel), worth), method),
        )),
    )
