import * as E from 'fp-ts/lib/Either.js'
import type { deliveryContract } from '../../../application/contract/delivery.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { type Country, makeCountry } from '../../../domain/shop/country.ts'
import { publicShippingParams, ShippingOptionsRecord } from '../checkout/shipping.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { reply, replyTo } from '../operations/reply-forms.ts'
import { bodyRequest, noInput, queryRequest } from '../operations/request-forms.ts'
import { type DeliveryDates, deliveryDates, DeliveryDatesRecord } from './delivery-dates.codec.ts'
import { DeliveryRequest, type StockInput } from './delivery-request.codec.ts'
import { PartnerRecord, PartnerRequest, PartnersRecord } from './partner.codec.ts'

export const deliveryRoutes = {
  getDeliveryDates: route(
    'POST /api/delivery-dates', 'Retrieve stock and delivery dates',
    bodyRequest(DeliveryRequest),
    replyTo<DeliveryDates, readonly VariantStock[], StockInput>(DeliveryDatesRecord, {
      read: ({ items }) => items.map(({ tags: _tags, ...stock }) => stock),
      write: (stocks, { questions }) => deliveryDates(stocks, questions.map(({ quantity }) => quantity)),
    }),
  ),
  listShippingOptions: route(
    'GET /api/shipping-options', 'List the shipping methods to a country',
    queryRequest<{ readonly country: Country | undefined }, object, { readonly country: Country }>(query.shippingOptions, {
      write: ({ country }) => publicShippingParams(country),
      read: (params) => {
        const country = makeCountry(params.get('country_to') ?? '')
        return E.right({ country: E.isRight(country) ? country.right : undefined })
      },
    }),
    reply(ShippingOptionsRecord),
    { isPublic: true },
  ),
  getPartner: route(
    'GET /api/customers/me/partner-optician', 'Retrieve the customer’s partner optician',
    queryRequest<{ readonly accountId?: string | undefined }>(query.partner, {
      read: (params) => E.right({ accountId: params.get('account_id') ?? undefined }),
      write: ({ accountId }) => ({ account_id: accountId }),
    }),
    reply(PartnerRecord),
  ),
  listPartners: route(
    'GET /api/partner-opticians', 'List the partner opticians of the brand',
    noInput,
    reply(PartnersRecord),
    { isPublic: true },
  ),
  choosePartner: route(
    'PUT /api/customers/me/partner-optician', 'Set the partner optician',
    bodyRequest(PartnerRequest),
    reply(PartnerRecord),
  ),
  removePartner: route(
    'DELETE /api/customers/me/partner-optician', 'Remove the partner optician',
    noInput,
    reply(PartnerRecord),
  ),
} satisfies Routes<typeof deliveryContract>
