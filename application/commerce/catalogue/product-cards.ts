import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { presetOption } from '../../../domain/prescription/preset-option.ts'
import { pricePerUnit } from '../../../domain/pricing/price-per-unit.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { quotePrice } from '../../../domain/pricing/quote-price.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import { makeVariant } from '../../../domain/product/variant.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { DEFAULT_QUANTITY } from '../../../domain/quantity/quantity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import type { PriceRepository } from '../pricing/price-repository.port.ts'
import type { At } from '../shop/at.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { StockLedger } from '../stock/stock-ledger.port.ts'

export type CardDeps = { readonly prices: PriceRepository; readonly stock: StockLedger; readonly register: ShopRegister }

/** The only variant of a product without options. */
const onlyVariant = (product: Product): VariantId | undefined =>
  pipe(
    makeVariant(product, presetOption(product.space)),
    E.match(() => undefined, (variant) => variant.id),
  )

type Offered = { readonly product: Product; readonly variant: VariantId | undefined }

const cardOf =
  (entries: ReadonlyMap<ProductId, PriceEntry>, stocks: ReadonlyMap<VariantId, Stock>, onHand: ReadonlySet<ProductId>) =>
  ({ product, variant }: Offered): readonly ProductCard[] => {
    const entry = entries.get(product.id)
    if (entry === undefined) return []
    const { unit } = quotePrice(entry, DEFAULT_QUANTITY, 0)
    const perUnit = pricePerUnit(product.pack, unit.current)
    const stock = variant && stocks.get(variant)
    return [
      {
        product,
        price: unit,
        ...(perUnit === undefined ? {} : { pricePerUnit: perUnit }),
        ...(stock === undefined ? {} : { stock }),
        ...(variant === undefined ? { isOnHand: onHand.has(product.id) } : {}),
      },
    ]
  }

/** Products as a brand's listings show them, in the same order; products without a price in the brand's channel are left out. */
export const productCards =
  (deps: CardDeps) =>
  (products: readonly Product[], at: At): TE.TaskEither<ServiceUnavailable, readonly ProductCard[]> => {
    const offered = products.map((product): Offered => ({ product, variant: onlyVariant(product) }))
    return pipe(
      sequenceS(TE.ApplyPar)({
        entries: deps.prices.prices(
          products.map((product) => product.id),
          deps.register.settings(at.brandChannel).priceChannel,
        ),
        stocks: deps.stock.stockOf(offered.flatMap(({ variant }) => variant ?? [])),
        onHand: deps.stock.onHand(offered.filter(({ variant }) => variant === undefined).map(({ product }) => product.id)),
      }),
      TE.map(({ entries, stocks, onHand }) =>
        offered.flatMap(cardOf(new Map(entries.map((entry) => [entry.productId, entry])), stocks, onHand))),
    )
  }
