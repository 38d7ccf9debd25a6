import * as E from 'fp-ts/lib/Either.js'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffProduct } from '../../application/contract/staff/products.ts'
import { isOptionKey, type LensOption } from '../../domain/prescription/lens-option.ts'
import { readOptionValue } from '../../domain/prescription/read-option-value.ts'
import { makeProductId, type ProductId } from '../../domain/product/product.ts'
import type { Failure } from '../../domain/refusal.ts'
import { articleListQuery, dayRangeQuery, productListQuery } from '../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { MALFORMED, paramOf, queryOf, readList, typedIn, type BackOfficeSite, type StaffContext } from './back-office.ts'
import { may } from './may.ts'
import { statusOf } from '../commerce-api/refusal-answer.ts'
import { buyersFile } from './buyers-file.ts'
import { carryOut } from './form.ts'
import { productForms, snapshotOf } from './product-forms.ts'
import type { Pages } from './render.ts'

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

type ProductQuery = Pages['product']['query']

const queryIn = (params: URLSearchParams, option: LensOption | undefined): E.Either<Failure, ProductQuery> =>
  E.map((listed: ProductQuery): ProductQuery => ({ ...listed, ...omitUndefined({ option }) }))(articleListQuery(params))

/** The list of products, and one product with its stock, its prices, and whether it is shown. */
export const productPages = ({ get, post, show, refused }: BackOfficeSite): void => {
  get(PRODUCTS, async (context, request, reply) => {
    const list = await readList(request, productListQuery, context.backOffice.listStaffProducts)()
    return E.isLeft(list) ? refused(reply, context, list.left) : show(reply, context, 'products', list.right)
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
    const typed = typedIn(request)
    const result = await carryOut(productForms(context.backOffice, file.right, typed), typed)()
    if (E.isRight(result)) return reply.redirect(request.url, 303)
    // A field named on this page would be one of its filters, so the message names none.
    return showProduct(context, request, reply, result.left._tag === 'Malformed' ? MALFORMED : result.left)
  })
}
