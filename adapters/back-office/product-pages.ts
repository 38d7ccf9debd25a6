import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FastifyRequest } from 'fastify'
import type { BackOffice } from '../../application/contract/staff/staff.ts'
import type { StaffProduct, StaffProductQuery } from '../../application/contract/staff/products.ts'
import { isOptionKey, type LensOption } from '../../domain/prescription/lens-option.ts'
import { readOptionValue } from '../../domain/prescription/read-option-value.ts'
import { makeProductId, type ProductId } from '../../domain/product/product.ts'
import type { Failure } from '../../domain/refusal.ts'
import { articleListQuery, dayRangeQuery, productListQuery } from '../../domain/staff/list-queries.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { MALFORMED, paramOf, queryOf, readList, type BackOfficeSite } from './back-office.ts'
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

type Query = Pages['product']['query']

const queryIn = (params: URLSearchParams, option: LensOption | undefined): E.Either<Failure, Query> =>
  E.map((listed: Query): Query => ({ ...listed, ...omitUndefined({ option }) }))(articleListQuery(params))

type Shown = { readonly file: StaffProduct; readonly failure?: Failure }

/** The message about values that are not made is shown above the whole product, so that others can be typed. */
const fileOf = (backOffice: BackOffice, query: StaffProductQuery): TE.TaskEither<Failure, Shown> =>
  pipe(
    backOffice.getStaffProduct(query),
    TE.map((file): Shown => ({ file })),
    TE.orElse((failure: Failure) => (query.option !== undefined && statusOf(failure) === 422
      ? pipe(backOffice.getStaffProduct({ id: query.id, page: 1 }), TE.map((file): Shown => ({ file, failure })))
      : TE.left(failure))),
  )

/** The list of products, and one product with its stock, its prices, and whether it is shown. */
export const productPages = ({ get, page, refused }: BackOfficeSite): void => {
  page(PRODUCTS, 'products', {
    load: ({ backOffice }, request) => readList(request, productListQuery, backOffice.listStaffProducts),
  })
  page(`${PRODUCTS}/:id`, 'product', {
    parent: PRODUCTS,
    load: ({ backOffice, holder }, request, typed) => {
      const values = queryOf(request)
      const option = optionIn(values)
      return pipe(
        TE.fromEither(idOf(request)),
        TE.bindTo('id'),
        TE.bind('query', () => TE.fromEither(queryIn(values, E.isRight(option) ? option.right : undefined))),
        TE.bind('shown', ({ id, query }) => fileOf(backOffice, { id, ...query })),
        TE.bindW('parameters', ({ id }) => backOffice.listLensParameters({ id })),
        TE.map(({ shown: { file, failure }, query, parameters }) => ({
          product: { ...file, prices: file.prices.map((entry) => ({ entry, seen: snapshotOf(entry) })) },
          failure: E.isLeft(option) ? option.left : failure, parameters, query, values, typed,
          mayChange: may(holder, 'changeStock'), areBuyersListed: may(holder, 'listBuyers'),
        })),
      )
    },
    act: ({ backOffice }, { product }, typed, request) => pipe(
      carryOut(productForms(backOffice, product, typed), typed),
      // A field named on this page would be one of its filters, so the message names none.
      TE.mapLeft((failure) => (failure._tag === 'Malformed' ? MALFORMED : failure)),
      TE.map(() => request.url),
    ),
  })
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
}
