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
import { isPermitted } from '../../domain/staff/staff-right.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { MALFORMED, paramOf, queryOf, readList, statusOf, typedIn, type BackOffice, type StaffContext } from './back-office.ts'
import { buyersFile } from './buyers-file.ts'
import type { Pages } from './render.ts'
import { snapshotOf, typedPrice } from './typed-price.ts'

const PRODUCTS = '/desk/products'
const NO_PRODUCT: Failure = { _tag: 'NotFound', what: 'product' }

const idOf = (request: FastifyRequest): E.Either<Failure, ProductId> =>
  E.mapLeft((): Failure => NO_PRODUCT)(makeProductId(paramOf(request, 'id')))

/** Lens values as typed, with a comma or a point; an invalid value becomes one that is not made. */
const optionIn = (params: URLSearchParams): E.Either<Failure, LensOption | undefined> => {
  const values = [...params].flatMap(([key, text]) => (isOptionKey(key) ? [{ key, value: readOptionValue(key, text) }] : []))
  const wrong = values.find(({ value }) => E.isLeft(value))
  if (wrong !== undefined) return E.left({ _tag: 'ValueNotMade', key: wrong.key })
  return E.right(values.length === 0
    ? undefined
    : Object.fromEntries(values.flatMap(({ key, value }) => (E.isRight(value) ? [[key, value.right]] : []))))
}

/** A signed whole number as people type it; the domain decides which are possible. */
const packsIn = (text: string): number => (/^[+\-−]?\d{1,7}$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : Number.NaN)

type ProductQuery = Pages['product']['query']

const queryIn = (params: URLSearchParams, option: LensOption | undefined): E.Either<Failure, ProductQuery> =>
  E.map((listed: ProductQuery): ProductQuery => ({ ...listed, ...omitUndefined({ option }) }))(articleListQuery(params))

/** The list of products, and one product with its stock, its prices, and whether it is shown. */
export const productPages = ({ get, post, show, refused, commerce: { backOffice } }: BackOffice): void => {
  get(PRODUCTS, async (context, request, reply) => {
    const read = readList(request, productListQuery)
    if (E.isLeft(read)) return refused(reply, context, read.left)
    const { query, failure } = read.right
    if (failure !== undefined) return show(reply, context, 'products', { query, failure })
    const found = await backOffice.listStaffProducts(context.holder, query.filter, query.page)()
    return E.isLeft(found) ? refused(reply, context, found.left) : show(reply, context, 'products', { query, found: found.right })
  })

  const showProduct = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, refusedWith?: Failure,
  ): Promise<FastifyReply> => {
    const params = queryOf(request)
    const [id, option] = [idOf(request), optionIn(params)]
    if (E.isLeft(id)) return refused(reply, context, id.left, PRODUCTS)
    const read = queryIn(params, E.isRight(option) ? option.right : undefined)
    if (E.isLeft(read)) return refused(reply, context, read.left, `${PRODUCTS}/${id.right}`)
    const query = read.right
    const whole = await backOffice.getStaffProduct(context.holder, { id: id.right, ...query })()
    // The message about values that are not made is shown above the whole product, so that others can be typed.
    const isInvalidOption = E.isLeft(whole) && query.option !== undefined && statusOf(whole.left) === 422
    const file: E.Either<Failure, StaffProduct> = isInvalidOption ? await backOffice.getStaffProduct(
      context.holder, { id: id.right, page: 1 },
    )() : whole
    if (E.isLeft(file)) return refused(reply, context, file.left, PRODUCTS)
    const failure = refusedWith ?? (E.isLeft(option) ? option.left : undefined)
      ?? (isInvalidOption && E.isLeft(whole) ? whole.left : undefined)
    const typed = refusedWith === undefined ? new URLSearchParams() : typedIn(request)
    const prices = file.right.prices.map((entry) => ({ entry, seen: snapshotOf(entry) }))
    return show(reply, context, 'product', {
      file: { ...file.right, prices }, query, values: params, typed, failure,
      mayChange: isPermitted(context.holder, 'products:write'), areBuyersListed: isPermitted(context.holder, 'customers:read'),
    })
  }

  const changing = (
    context: StaffContext, request: FastifyRequest, { product, prices, articles }: StaffProduct
  ): TE.TaskEither<Failure, void> => {
    const typed = typedIn(request)
    const [article] = articles
    switch (typed.get('act')) {
      case 'stock': {
        const [onHand = '', orders] = (typed.get('read') ?? '').split(' ')
        const kind = STOCK_CHANGE_KINDS.find((one) => one === typed.get('kind'))
        const reason = STOCK_REASONS.find((one) => one === typed.get('reason'))
        if (article === undefined || articles.length > 1 || kind === undefined || reason === undefined) return TE.left(MALFORMED)
        return backOffice.changeStock(context.holder, {
          productId: product.id, option: article.option, read: { onHand: packsIn(onHand), stopOrder: orders === 'no' }, reason,
          change: { kind, packs: packsIn(typed.get('packs') ?? ''), stopOrder: typed.get('stop') === 'yes' },
        })
      }
      case 'price': {
        const price = typedPrice(typed, prices)
        return price === undefined ? TE.left({ _tag: 'InvalidPrice' }) : backOffice.changePrice(context.holder, price)
      }
      case 'unplan':
        return Number.isNaN(Date.parse(typed.get('from') ?? '')) ? TE.left(MALFORMED) : backOffice.cancelPlannedPrice(context.holder, {
          productId: product.id, priceChannel: typed.get('channel') ?? '', from: typed.get('from') ?? '',
        })
      case 'show': return backOffice.setProductVisibility(context.holder, product.id, typed.get('active') === 'yes')
      case 'stop-sale': {
        const params = typed.get('reason')
        const reason = SALE_STOP_REASONS.find((one) => one === params)
        return reason === undefined && params !== '' ? TE.left(MALFORMED) : backOffice.stopSale(context.holder, product.id, reason)
      }
      default: return TE.left(MALFORMED)
    }
  }

  get(`${PRODUCTS}/:id`, async (context, request, reply) => showProduct(context, request, reply))
  get(`${PRODUCTS}/:id/buyers.csv`, async (context, request, reply) => {
    const [id, params] = [idOf(request), queryOf(request)]
    if (E.isLeft(id)) return refused(reply, context, id.left, PRODUCTS)
    const days = dayRangeQuery(params)
    const buyers = E.isLeft(days) ? days : await backOffice.listBuyers(context.holder, { id: id.right, ...days.right })()
    return E.isLeft(buyers)
      ? refused(reply, context, buyers.left, `${PRODUCTS}/${id.right}`)
      : reply.header('content-disposition', `attachment; filename="buyers-${id.right}.csv"`).type('text/csv; charset=utf-8')
          .send(buyersFile(buyers.right))
  })
  post(`${PRODUCTS}/:id`, async (context, request, reply) => {
    const [id, option] = [idOf(request), optionIn(queryOf(request))]
    if (E.isLeft(id)) return refused(reply, context, id.left, PRODUCTS)
    if (E.isLeft(option)) return showProduct(context, request, reply, option.left)
    const query = queryIn(queryOf(request), option.right)
    if (E.isLeft(query)) return refused(reply, context, query.left, `${PRODUCTS}/${id.right}`)
    const file = await backOffice.getStaffProduct(context.holder, { id: id.right, ...query.right })()
    if (E.isLeft(file)) return refused(reply, context, file.left, PRODUCTS)
    const result = await changing(context, request, file.right)()
    return E.isLeft(result) ? showProduct(context, request, reply, result.left) : reply.redirect(request.url, 303)
  })
}
