import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { catalogueFaults, type CatalogueInput, type CatalogueFault } from '../../../domain/catalogue/catalogue-faults.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { shopCountries, type Country } from '../../../domain/shop/country.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { CatalogueRepository, MergeResult, MergeOptions } from './catalogue-repository.port.ts'

export type CatalogueRefused = { readonly _tag: 'GoodsRefused'; readonly faults: readonly CatalogueFault[] }

/** Imports a catalogue: everything, or nothing and all faults. Importing the same twice changes nothing. */
export type ImportCatalogue = (goods: CatalogueInput, how: MergeOptions) =>
  TE.TaskEither<CatalogueRefused | ServiceUnavailable, MergeResult>

const namedProducts = ({ products, prices, stock }: CatalogueInput) => [
  ...products.flatMap(({ group, replacementId, similarProductIds }) => [
    group.canonicalProductId, ...similarProductIds, ...(replacementId === undefined ? [] : [replacementId]),
  ]),
  ...prices.map(({ productId }) => productId),
  ...stock.map(({ productId }) => productId),
]

const channelsOf = (register: ShopRegister): readonly string[] => BRAND_CHANNELS.map((brand) => register.settings(brand).priceChannel)

/** The countries of every brand first, then those that single brands add. */
const countriesOf = (register: ShopRegister): readonly Country[] =>
  shopCountries(BRAND_CHANNELS.flatMap((brand) => register.settings(brand).extraCountries ?? []))

export const makeImportCatalogue =
  ({ shelf: catalogue, register }: { readonly shelf: CatalogueRepository; readonly register: ShopRegister }): ImportCatalogue =>
  (goods, how) =>
    pipe(
      catalogue.existing([...new Set(goods.products.map(({ categoryPath }) => categoryPath))], [...new Set(namedProducts(goods))]),
      TE.map((existing) => catalogueFaults(goods, { ...existing, priceChannels: channelsOf(register), countries: countriesOf(register) })),
      TE.flatMap((faults): TE.TaskEither<CatalogueRefused | ServiceUnavailable, MergeResult> =>
        faults.length > 0 ? TE.left({ _tag: 'GoodsRefused', faults }) : catalogue.merge(goods, how)),
    )
