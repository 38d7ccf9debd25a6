import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { catalogueFaults, type GivenGoods, type CatalogueFault } from '../../../domain/catalogue/catalogue-faults.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { shopCountries, type Country } from '../../../domain/shop/country.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { CatalogueRepository, Merged, Merging } from './catalogue-repository.port.ts'

export type GoodsRefused = { readonly _tag: 'GoodsRefused'; readonly faults: readonly CatalogueFault[] }

/** Takes goods into the shop: all of them, or none and every reason why. Taken in twice they change nothing. */
export type ImportCatalogue = (goods: GivenGoods, how: Merging) => TE.TaskEither<GoodsRefused | ServiceUnavailable, Merged>

const named = ({ products, prices, stock }: GivenGoods) => [
  ...products.flatMap(({ group, replacementId, similarProductIds }) => [
    group.canonicalProductId, ...similarProductIds, ...(replacementId === undefined ? [] : [replacementId]),
  ]),
  ...prices.map(({ productId }) => productId),
  ...stock.map(({ productId }) => productId),
]

const channelsOf = (register: ShopRegister): readonly string[] => BRAND_CHANNELS.map((brand) => register.settings(brand).priceChannel)

/** Those of every brand first, then what single ones add. */
const countriesOf = (register: ShopRegister): readonly Country[] =>
  shopCountries(BRAND_CHANNELS.flatMap((brand) => register.settings(brand).extraCountries ?? []))

export const makeImportCatalogue =
  ({ shelf, register }: { readonly shelf: CatalogueRepository; readonly register: ShopRegister }): ImportCatalogue =>
  (goods, how) =>
    pipe(
      shelf.known([...new Set(goods.products.map(({ categoryPath }) => categoryPath))], [...new Set(named(goods))]),
      TE.map((known) => catalogueFaults(goods, { ...known, priceChannels: channelsOf(register), countries: countriesOf(register) })),
      TE.flatMap((faults): TE.TaskEither<GoodsRefused | ServiceUnavailable, Merged> =>
        faults.length > 0 ? TE.left({ _tag: 'GoodsRefused', faults }) : shelf.merge(goods, how)),
    )
