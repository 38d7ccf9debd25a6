import * as E from 'fp-ts/lib/Either.js'
import type { deliveryContract } from '../../../application/contract/delivery.ts'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import { type Country, makeCountry } from '../../../domain/shop/country.ts'
import { publicShippingParams, ShippingOptionsCodec, shippingOptionsToWire } from '../checkout/shipping.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody, withoutBody } from '../operations/request-forms.ts'
import { DeliveryDatesCodec, deliveryDatesToWire } from './delivery-dates.codec.ts'
import { DeliveryRequest, deliveryRequest, shipmentIn, type StockQuestion, stockQuestionOf } from './delivery-request.codec.ts'
import { PartnerCodec, PartnerRequest, PartnersCodec, partnersToWire, partnerToWire } from './partner.codec.ts'

type StockInput = { readonly questions: readonly StockQuestion[]; readonly shipment?: Shipment }

export const deliveryRoutes = {
  getDeliveryDates: route(
    'POST /api/delivery-dates', 'Retrieve stock and delivery dates',
    withBody<DeliveryRequest, StockInput>({
      body: DeliveryRequest,
      encode: ({ questions, shipment }, { shop }) => ({ body: deliveryRequest(questions, shop, shipment) }),
      decode: (wire) => E.right({ questions: wire.items.map(stockQuestionOf), shipment: shipmentIn(wire) }),
    }),
    replyWith(DeliveryDatesCodec, (stocks, { request }) =>
      deliveryDatesToWire(stocks, request.questions.map(({ quantity }) => quantity))),
  ),
  listShippingOptions: route(
    'GET /api/shipping-options', 'List the shipping methods to a country',
    withoutBody<{ readonly country: Country | undefined }, { readonly country: Country }>({
      query: query.shippingOptions,
      encode: ({ country }) => ({ query: publicShippingParams(country) }),
      decode: (request) => {
        const country = makeCountry(request.query.get('country_to') ?? '')
        return E.right({ country: E.isRight(country) ? country.right : undefined })
      },
    }),
    replyWith(ShippingOptionsCodec, shippingOptionsToWire),
    { isPublic: true },
  ),
  getPartner: route(
    'GET /api/customers/me/partner-optician', 'Retrieve the customer’s partner optician',
    withoutBody<{ readonly accountId?: string | undefined }>({
      query: query.partner,
      encode: ({ accountId }) => (accountId === undefined ? {} : { query: [['account_id', accountId]] }),
      decode: (request) => E.right({ accountId: request.query.get('account_id') ?? undefined }),
    }),
    replyWith(PartnerCodec, partnerToWire),
  ),
  listPartners: route(
    'GET /api/partner-opticians', 'List the partner opticians of the brand',
    noInput,
    replyWith(PartnersCodec, partnersToWire),
    { isPublic: true },
  ),
  choosePartner: route(
    'PUT /api/customers/me/partner-optician', 'Set the partner optician',
    withBody<{ readonly studio_id: string }, { readonly studioId: string }>({
      body: PartnerRequest,
      encode: ({ studioId }) => ({ body: { studio_id: studioId } }),
      decode: ({ studio_id: studioId }) => E.right({ studioId }),
    }),
    replyWith(PartnerCodec, partnerToWire),
  ),
  removePartner: route(
    'DELETE /api/customers/me/partner-optician', 'Remove the partner optician',
    noInput,
    replyWith(PartnerCodec, partnerToWire),
  ),
} satisfies Routes<typeof deliveryContract>
