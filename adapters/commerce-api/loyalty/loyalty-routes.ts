import type { loyaltyContract } from '../../../application/contract/loyalty.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import { CustomerRecord } from '../identity/customer.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, noInput, queryRequest } from '../operations/request-forms.ts'
import { BonusPointsRecord, MilesListRecord, MilesNumberRequest, PointsStatementRecord } from './loyalty.codec.ts'

const newestFirst = queryRequest(
  query.loyaltyPage, { read: pageQuery, write: ({ page }) => ({ page, 'order[order_created_at]': 'desc' }) },
)

export const loyaltyRoutes = {
  setMilesAndMoreNumber: route(
    'PUT /api/customers/me/miles-and-more-number', 'Set the customer’s Miles & More number (empty removes it)',
    bodyRequest(MilesNumberRequest), reply(CustomerRecord),
  ),
  getMilesAndMorePoints: route(
    'GET /api/customers/me/miles-and-more-points', 'List the customer’s miles, newest first', newestFirst, reply(MilesListRecord),
  ),
  getBonusPointsStatement: route(
    'GET /api/customers/me/bonus-points/statement', 'List the customer’s bonus points with their orders, newest first',
    newestFirst, reply(PointsStatementRecord),
  ),
  getBonusPoints: route(
    'GET /api/customers/me/bonus-points', 'Retrieve the customer’s bonus points', noInput, reply(BonusPointsRecord),
  ),
} satisfies Routes<typeof loyaltyContract>
