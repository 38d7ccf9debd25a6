import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffProductContract, StaffProduct, StaffProductQuery, TitledProduct } from '../../contract/staff/products.ts'
import type { staffPageContract } from '../../contract/staff/staff.ts'
import { countablePage, pagesOf } from '../../../domain/listing/one-page.ts'
import { filterText } from '../../../domain/order/order-filter.ts'
import { isOptionKey } from '../../../domain/prescription/lens-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { makeVariant, variantId } from '../../../domain/product/variant.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { inLocale, type Locale } from '../../../domain/shop/locale.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { ITEMS_PER_PAGE, listPage } from '../list-page.ts'
import type { UseCase as UseCaseOf, UseCases } from '../operation.ts'
import type { Clock } from '../shop/clock.port.ts'
import { makeChangePrice } from './change-price.ts'
import { makeChangeStock, productOf, type StockDeps } from './change-stock.ts'
import type { ProductChanges } from './product-changes.port.ts'
import type { ProductFile, ProductFinder } from './product-finder.port.ts'

type FinderPorts = { readonly productFinder: ProductFinder }
type ChangePorts = { readonly productChanges: ProductChanges; readonly clock: Clock }
type UseCase<Name extends keyof typeof staffProductContract> = UseCaseOf<(typeof staffProductContract)[Name]>

const titled = ({ id, titles, brand, isActive, saleStop }: Product, locale: Locale): TitledProduct =>
  ({ id, title: inLocale(titles, locale), brand, isActive, ...omitUndefined({ saleStop }) })

const makeListStaffProducts =
  ({ productFinder }: FinderPorts): UseCase<'listStaffProducts'> =>
  ({ locale }, { filter: { state, text }, page }) =>
    pipe(
      listPage((at) => productFinder.find(omitUndefined({ state, text: filterText(text) }), at), page),
      TE.map(({ products, ...counts }) => ({
        ...counts,
        products: products.map(({ product, articles, onHand, out, low }) => ({ ...titled(product, locale), articles, onHand, out, low })),
      })),
    )

/** Adds an empty stock row for a requested variant that was never stocked, or for a product without options. */
const withRequestedVariant = (file: ProductFile, { state, option }: StaffProductQuery): TE.TaskEither<
  RefusalBy<'CombinationNotMade' | 'MissingOptions' | 'UnknownOptions' | 'ValueNotMade'>, ProductFile
> => {
  const requested = option ?? (Object.keys(file.product.space.parameters).length === 0 && state === undefined ? {} : undefined)
  if (requested === undefined || file.articles.length > 0) return TE.right(file)
  return pipe(
    TE.fromEither(makeVariant(file.product, requested)),
    TE.map(({ id, option: valid }) => ({
      ...file, total: 1, articles: [{ variantId: id, option: valid, stock: { onHand: 0, stopOrder: false } }],
    })),
  )
}

const makeGetStaffProduct =
  ({ productFinder }: FinderPorts): UseCase<'getStaffProduct'> =>
  ({ locale }, query) =>
    pipe(
      productFinder.file(
        query.id,
        omitUndefined({ state: query.state, variant: query.option && variantId(query.id, query.option) }),
        { page: countablePage(query.page), itemsPerPage: ITEMS_PER_PAGE },
      ),
      TE.flatMap(TE.fromNullable<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'product' })),
      TE.flatMap((file) => withRequestedVariant(file, query)),
      TE.map(({ product, ...file }): StaffProduct =>
        ({ ...titled(product, locale), ...file, pages: pagesOf(file.total, ITEMS_PER_PAGE) })),
    )

const makeCancelPlannedPrice =
  ({ productChanges, clock }: ChangePorts): UseCase<'cancelPlannedPrice'> =>
  ({ person }, price) =>
    productChanges.cancelPlannedPrice(price, {
      by: person.name, what: 'price.plan_cancelled', about: String(price.productId), at: clock.now(),
      detail: `${price.priceChannel}, ${price.from.toISOString()}`,
    })

const makeSetProductVisibility =
  ({ productChanges, clock }: ChangePorts): UseCase<'setProductVisibility'> =>
  ({ person }, { id, isActive }) =>
    productChanges.show(
      id, isActive, { by: person.name, what: isActive ? 'product.shown' : 'product.hidden', about: String(id), at: clock.now() })

const makeStopSale =
  ({ productChanges, clock }: ChangePorts): UseCase<'stopSale'> =>
  ({ person }, { id, reason }) =>
    productChanges.stopSale(id, reason, {
      by: person.name, about: String(id), at: clock.now(),
      ...(reason === undefined ? { what: 'product.sale_resumed' } : { what: 'product.sale_stopped', detail: reason }),
    })

export const makeListLensParameters =
  (ports: Pick<StockDeps, 'products'>): UseCaseOf<typeof staffPageContract.listLensParameters> =>
  (_caller, { id }) =>
    pipe(productOf(ports, id), TE.map(({ space }) => Object.keys(space.parameters).filter(isOptionKey)))

export const staffProductOperations = {
  listStaffProducts: makeListStaffProducts,
  getStaffProduct: makeGetStaffProduct,
  changeStock: makeChangeStock,
  changePrice: makeChangePrice,
  cancelPlannedPrice: makeCancelPlannedPrice,
  setProductVisibility: makeSetProductVisibility,
  stopSale: makeStopSale,
} satisfies UseCases<typeof staffProductContract>
