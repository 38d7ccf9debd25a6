import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffProduct } from '../../application/commerce/staff/staff-products.ts'
import { isOptionKey, type LensOption } from '../../domain/prescription/lens-option.ts'
import { readOptionValue } from '../../domain/prescription/read-option-value.ts'
import { makeProductId, type ProductId } from '../../domain/product/product.ts'
import type { Failure } from '../../domain/refusal.ts'
import { SALE_STOP_REASONS } from '../../domain/product/sale-stop.ts'
import { STOCK_REASONS, STOCK_CHANGE_KINDS } from '../../domain/staff/change-stock.ts'
import { articleListQuery, dayRangeQuery, productListQuery } from '../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { queryOf, statusOf, typedIn, type BackOffice, type Seat } from './back-office.ts'
import { buyersFile } from './buyers-file.ts'
import { productListPage, PRODUCTS } from './product-list-page.ts'
import { productPage, type ProductQuery } from './product-page.ts'
import { typedPrice } from './price-forms.ts'

const NO_PRODUCT: Failure = { _tag: 'NotFound', what: 'product' }
const MALFORMED: Failure = { _tag: 'Malformed', violations: [] }

const idOf = ({ params }: FastifyRequest): E.Either<Failure, ProductId> =>
  E.mapLeft((): Failure => NO_PRODUCT)(makeProductId((params as { readonly id: string }).id))

/** Values as they are typed, with a comma or a point; what is no value of a lens is one that is not made. */
const optionIn = (asked: URLSearchParams): E.Either<Failure, LensOption | undefined> => {
  const values = [...asked].flatMap(([key, text]) => (isOptionKey(key) ? [{ key, value: readOptionValue(key, text) }] : []))
  const wrong = values.find(({ value }) => E.isLeft(value))
  if (wrong !== undefined) return E.left({ _tag: 'ValueNotMade', key: wrong.key })
  return E.right(values.length === 0
    ? undefined
    : Object.fromEntries(values.flatMap(({ key, value }) => (E.isRight(value) ? [[key, value.right]] : []))))
}

/** A whole number with a sign as people type it; the domain says which are possible. */
const packsIn = (text: string): number => (/^[+\-−]?\d{1,7}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : Number.NaN)

const lookedIn = (asked: URLSearchParams, option: LensOption | undefined): E.Either<Failure, ProductQuery> =>
  E.map((listed: ProductQuery): ProductQuery => ({ ...listed, ...omitUndefined({ option }) }))(articleListQuery(asked))

/** The list of goods, and one product with its stock, its prices, and whether it is shown. */
export const productPages = ({ get, post, send, refused, invalidFilter, commerce: { backOffice } }: BackOffice): void => {
  get(PRODUCTS, async (seat, request, reply) => {
    const looked = productListQuery(queryOf(request))
    if (E.isLeft(looked))
      return invalidFilter(reply, seat, request, looked.left, productListQuery, (valid) => productListPage(seat, valid))
    const found = await backOffice.listStaffProducts(seat.holder, looked.right.filter, looked.right.page)()
    return E.isLeft(found) ? refused(reply, seat, found.left) : send(reply, productListPage(seat, looked.right, found.right))
  })

  const showProduct = async (
    seat: Seat, request: FastifyRequest, reply: FastifyReply, refusedWith?: Failure,
  ): Promise<FastifyReply> => {
    const asked = queryOf(request)
    const [id, option] = [idOf(request), optionIn(asked)]
    if (E.isLeft(id)) return refused(reply, seat, id.left, PRODUCTS)
    const read = lookedIn(asked, E.isRight(option) ? option.right : undefined)
    if (E.isLeft(read)) return refused(reply, seat, read.left, `${PRODUCTS}/${id.right}`)
    const looked = read.right
    const whole = await backOffice.getStaffProduct(seat.holder, { id: id.right, ...looked })()
    // Values that are not made are said above the whole product, so that others can be typed.
    const isNotMade = E.isLeft(whole) && looked.option !== undefined && statusOf(whole.left) === 422
    const shown: E.Either<Failure, StaffProduct> = isNotMade ? await backOffice.getStaffProduct(
      seat.holder, { id: id.right, page: 1 },
    )() : whole
    if (E.isLeft(shown)) return refused(reply, seat, shown.left, PRODUCTS)
    const failure = refusedWith ?? (E.isLeft(option) ? option.left : undefined) ?? (isNotMade && E.isLeft(whole) ? whole.left : undefined)
    const typed = refusedWith === undefined ? new URLSearchParams() : typedIn(request)
    const fault = failure && seat.words.failure(failure)
    return send(reply, productPage(seat, shown.right, looked, { typed, asked, fault }), statusOf(failure))
  }

  const changing = (seat: Seat, request: FastifyRequest, { product, prices, articles }: StaffProduct): TE.TaskEither<Failure, void> => {
    const typed = typedIn(request)
    const [article] = articles
    switch (typed.get('act')) {
      case 'stock': {
        const [onHand = '', orders] = (typed.get('read') ?? '').split(' ')
        const way = STOCK_CHANGE_KINDS.find((one) => one === typed.get('way'))
        const reason = STOCK_REASONS.find((one) => one === typed.get('reason'))
        if (article === undefined || articles.length > 1 || way === undefined || reason === undefined) return TE.left(MALFORMED)
        return backOffice.changeStock(seat.holder, {
          productId: product.id, option: article.option, read: { onHand: packsIn(onHand), stopOrder: orders === 'no' }, reason,
          wish: { way, packs: packsIn(typed.get('packs') ?? ''), stopOrder: typed.get('stop') === 'yes' },
        })
      }
      case 'price': {
        const wish = typedPrice(typed, prices)
        return wish === undefined ? TE.left({ _tag: 'InvalidPrice' }) : backOffice.changePrice(seat.holder, wish)
      }
      case 'unplan':
        return Number.isNaN(Date.parse(typed.get('from') ?? '')) ? TE.left(MALFORMED) : backOffice.cancelPlannedPrice(seat.holder, {
          productId: product.id, priceChannel: typed.get('channel') ?? '', from: typed.get('from') ?? '',
        })
      case 'show': return backOffice.setProductVisibility(seat.holder, product.id, typed.get('active') === 'yes')
      case 'stop-sale': {
        const asked = typed.get('reason')
        const reason = SALE_STOP_REASONS.find((one) => one === asked)
        return reason === undefined && asked !== '' ? TE.left(MALFORMED) : backOffice.stopSale(seat.holder, product.id, reason)
      }
      default: return TE.left(MALFORMED)
    }
  }

  get(`${PRODUCTS}/:id`, async (seat, request, reply) => showProduct(seat, request, reply))
  get(`${PRODUCTS}/:id/buyers.csv`, async (seat, request, reply) => {
    const [id, asked] = [idOf(request), queryOf(request)]
    if (E.isLeft(id)) return refused(reply, seat, id.left, PRODUCTS)
    const days = dayRangeQuery(asked)
    const buyers = E.isLeft(days) ? days : await backOffice.listBuyers(seat.holder, { id: id.right, ...days.right })()
    return E.isLeft(buyers)
      ? refused(reply, seat, buyers.left, `${PRODUCTS}/${id.right}`)
      : reply.header('content-disposition', `attachment; filename="buyers-${id.right}.csv"`).type('text/csv; charset=utf-8')
          .send(buyersFile(buyers.right))
  })
  post(`${PRODUCTS}/:id`, async (seat, request, reply) => {
    const [id, option] = [idOf(request), optionIn(queryOf(request))]
    if (E.isLeft(id)) return refused(reply, seat, id.left, PRODUCTS)
    if (E.isLeft(option)) return showProduct(seat, request, reply, option.left)
    const looked = lookedIn(queryOf(request), option.right)
    if (E.isLeft(looked)) return refused(reply, seat, looked.left, `${PRODUCTS}/${id.right}`)
    const shown = await backOffice.getStaffProduct(seat.holder, { id: id.right, ...looked.right })()
    if (E.isLeft(shown)) return refused(reply, seat, shown.left, PRODUCTS)
    const done = await changing(seat, request, shown.right)()
    return E.isLeft(done) ? showProduct(seat, request, reply, done.left) : reply.redirect(request.url, 303)
  })
}
