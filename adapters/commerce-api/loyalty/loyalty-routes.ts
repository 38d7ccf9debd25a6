import * as E from 'fp-ts/lib/Either.js'
import type { loyaltyContract } from '../../../application/contract/loyalty.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import { CustomerCodec, customerToWire } from '../identity/customer.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { noInput } from '../operations/request-forms.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withBody, withoutBody } from '../operations/request-forms.ts'
import { BonusPointsCodec } from './bonus-points.codec.ts'
import { MilesListCodec, milesListToWire, MilesNumberRequest } from './miles.codec.ts'
import { PointsStatementCodec, pointsStatementToWire } from './points-statement.codec.ts'

type Page = { readonly page: number }

const NEWEST_FIRST = ['order[order_created_at]', 'desc'] as const

export const loyaltyRoutes = {
  setMilesAndMoreNumber: route(
    'PUT /api/customers/me/miles-and-more-number', 'Set the customer’s Miles & More number (empty removes it)',
    withBody<{ readonly miles_and_more_number: string }, { readonly number: string }>({
      body: MilesNumberRequest,
      encode: ({ number }) => ({ body: { miles_and_more_number: number } }),
      decode: (wire) => E.right({ number: wire.miles_and_more_number }),
    }),
    replyWith(CustomerCodec, customerToWire),
  ),
  getMilesAndMorePoints: route(
    'GET /api/customers/me/miles-and-more-points', 'List the customer’s miles, newest first',
    withoutBody<Page>({
      query: query.loyaltyPage,
      encode: ({ page }) => ({ query: [['page', String(page)], NEWEST_FIRST] }),
      decode: (request) => pageQuery(request.query),
    }),
    replyWith(MilesListCodec, milesListToWire),
  ),
  getBonusPointsStatement: route(
    'GET /api/customers/me/bonus-points/statement', 'List the customer’s bonus points with their orders, newest first',
    withoutBody<Page>({
      query: query.loyaltyPage,
      encode: ({ page }) => ({ query: [['page', String(page)], NEWEST_FIRST] }),
      decode: (request) => pageQuery(request.query),
    }),
    replyWith(PointsStatementCodec, pointsStatementToWire),
  ),
  getBonusPoints: route(
    'GET /api/customers/me/bonus-points', 'Retrieve the customer’s bonus points',
    noInput,
    replyWith(BonusPointsCodec, (points) => ({ points })),
  ),
} satisfies Routes<typeof loyaltyContract>
