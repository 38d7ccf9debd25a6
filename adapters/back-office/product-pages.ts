import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffProduct } from '../../application/contract/staff/products.ts'
import { isOptionKey, type LensOption } from '../../domain/prescription/lens-option.ts'
import { readOptionValue } from '../../domain/prescription/read-option-value.ts'
import { makeProductId, type ProductId } from '../../domain/product/product.ts'
import type { Failure } from '../../domain/refusal.ts'
import { articleListQuery, dayRangeQuery, productListQuery } from '../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { MALFORMED, paramOf, queryOf, readList, submit, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { may } from './may.ts'
import { statusOf } from '../commerce-api/refusal-answer.ts'
import { optionToWire } from '../commerce-api/values/option.codec.ts'
import { buyersFile } from './buyers-file.ts'
import type { Pages, Typed } from './render.ts'
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

/** The action of a form on the page of a product. */
const changing = (backOffice: StaffContext['backOffice'], typed: Typed, product: StaffProduct): TE.TaskEither<Failure, unknown> => {
  const path = { product_id: String(product.id) }
  const [article] = product.articles
  switch (typed.get('act')) {
    case 'stock': {
      const [onHand = '', orders] = (typed.get('read') ?? '').split(' ')
      return article === undefined || product.articles.length > 1 ? TE.left(MALFORMED) : submit(backOffice, 'changeStock', path, {
        options: optionToWire(undefined, article.option), read: { on_hand: packsIn(onHand), stop_order: orders === 'no' },
        kind: typed.get('kind'), packs: packsIn(typed.get('packs') ?? ''), stop_order: typed.get('stop') === 'yes',
        reason: typed.get('reason'),
      })
    }
    case 'price': {
      const price = typedPrice(typed, product)
      return price === undefined ? TE.left({ _tag: 'InvalidPrice' }) : backOffice.changePrice(price)
    }
    case 'unplan':
      return submit(backOffice, 'cancelPlannedPrice', path, { price_channel: typed.get('channel'), from: typed.get('from') })
    case 'show': return submit(backOffice, 'setProductVisibility', path, { is_active: typed.get('active') === 'yes' })
    case 'stop-sale': return submit(backOffice, 'stopSale', path, {
      reason: typed.has('reason') ? typed.get('reason') || null : undefined,
    })
    default: return TE.left(MALFORMED)
  }
}

/** The list of products, and one product with its stock, its prices, and whether it is shown. */
export const productPages = ({ get, post, show, refused }: BackOfficeSite): void => {
  get(PRODUCTS, async (context, request, reply) => {
    const read = readList(request, productListQuery)
    if (E.isLeft(read)) return refused(reply, context, read.left)
    const { query, failure } = read.right
    if (failure !== undefined) return show(reply, context, 'products', { query, failure })
    const found = await context.backOffice.listStaffProducts(query)()
    return E.isLeft(found) ? refused(reply, context, found.left) : show(reply, context, 'products', { query, found: found.right })
  })

  const showProduct = async (
    context: StaffContext, request: FastifyRequest, reply: FastifyReply, refusedWith?: Failure,
  ): Promise<FastifyReply> => {
    const [{ backOffice, holder }, params] = [context, queryOf(request)]
    const [id, option] = [idOf(request), optionIn(params)]
    if (E.isLeft(id)) return refused(reply, context, id.left, PRODUCTS)
    const read = queryIn(params, E.isRight(option) ? option.right : undefined)
    if (E.isLeft(read)) return refused(reply, context, read.left, `${PRODUCTS}/${id.right}`)
    const query = read.right
    const whole = await backOffice.getStaffProduct({ id: id.right, ...query })()
    // The message about values that are not made is shown above the whole product, so that others can be typed.
    const isInvalidOption = E.isLeft(whole) && query.option !== undefined && statusOf(whole.left) === 422
    const file: E.Either<Failure, StaffProduct> = isInvalidOption ? await backOffice.getStaffProduct({ id: id.right, page: 1 })() : whole
    if (E.isLeft(file)) return refused(reply, context, file.left, PRODUCTS)
    const parameters = await backOffice.listLensParameters({ id: id.right })()
    if (E.isLeft(parameters)) return refused(reply, context, parameters.left, PRODUCTS)
    const failure = refusedWith ?? (E.isLeft(option) ? option.left : undefined)
      ?? (isInvalidOption && E.isLeft(whole) ? whole.left : undefined)
    const typed = refusedWith === undefined ? new URLSearchParams() : typedIn(request)
    const prices = file.right.prices.map((entry) => ({ entry, seen: snapshotOf(entry) }))
    return show(reply, context, 'product', {
      product: { ...file.right, prices }, parameters: parameters.right, query, values: params, typed, failure,
      mayChange: may(holder, 'changeStock'), areBuyersListed: may(holder, 'listBuyers'),
    })
  }

  get(`${PRODUCTS}/:id`, async (context, request, reply) => showProduct(context, request, reply))
  get(`${PRODUCTS}/:id/buyers.csv`, async (context, request, reply) => {
    const [id, params] = [idOf(request), queryOf(request)]
    if (E.isLeft(id)) return refused(reply, context, id.left, PRODUCTS)
    const days = dayRangeQuery(params)
    const buyers = E.isLeft(days) ? days : await context.backOffice.listBuyers({ id: id.right, ...days.right })()
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
    const file = await context.backOffice.getStaffProduct({ id: id.right, ...query.right })()
    if (E.isLeft(file)) return refused(reply, context, file.left, PRODUCTS)
    const result = await changing(context.backOffice, typedIn(request), file.right)()
    if (E.isRight(result)) return reply.redirect(request.url, 303)
    // A field named on this page would be one of its filters, so the message names none.
    return showProduct(context, request, reply, result.left._tag === 'Malformed' ? MALFORMED : result.left)
  })
}
