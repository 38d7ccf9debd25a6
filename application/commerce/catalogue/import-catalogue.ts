import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { catalogueFaults, type CatalogueInput, type CatalogueFault } from '../../../domain/catalogue/catalogue-faults.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { BRAND_CHANNELS } from '../../../domain/shop/brand-channel.ts'
import { shopCountries, type Country } from '../../../domain/shop/country.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { CatalogueRepository, MergeResult, MergeOptions } from './catalogue-repository.port.ts'

export type CatalogueRefusal = { readonly _tag: 'GoodsRefused'; readonly faults: readonly CatalogueFault[] }

/** Imports a catalogue: everything, or nothing and all faults. Importing the same twice changes nothing. */
export type ImportCatalogue = (input: CatalogueInput, options: MergeOptions) =>
  TE.TaskEither<CatalogueRefusal | ServiceUnavailable, MergeResult>

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
  ({ catalogue, register }: { readonly catalogue: CatalogueRepository; readonly register: ShopRegister }): ImportCatalogue =>
  (input, options) =>
    pipe(
      catalogue.existing([...new Set(input.products.map(({ categoryPath }) => categoryPath))], [...new Set(namedProducts(input))]),
      TE.map((existing) => catalogueFaults(input, { ...existing, priceChannels: channelsOf(register), countries: countriesOf(register) })),
      TE.flatMap((faults): TE.TaskEither<CatalogueRefusal | ServiceUnavailable, MergeResult> =>
        faults.length > 0 ? TE.left({ _tag: 'GoodsRefused', faults }) : catalogue.merge(input, options)),
    )
