import * as E from 'fp-ts/lib/Either.js'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { makeCountry } from '../../../domain/shop/country.ts'
import { publicShippingParams, ShippingOptionsCodec, shippingOptionsToWire } from '../checkout/shipping.codec.ts'
import { operation } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody, noInput, withBody } from '../operations/request-forms.ts'
import { DeliveryDatesCodec, deliveryDatesToWire } from './delivery-dates.codec.ts'
import { DeliveryRequest, deliveryRequest, shipmentIn, stockQuestionOf, type StockQuestion } from './delivery-request.codec.ts'
import { PartnerCodec, PartnerRequest, PartnersCodec, partnersToWire, partnerToWire } from './partner.codec.ts'

type StockInput = { readonly questions: readonly StockQuestion[]; readonly shipment?: Shipment }

export const deliveryOperations = {
  getDeliveryDates: operation(
    'POST /api/delivery-dates', 'Retrieve stock and delivery dates', 'anyone',
    withBody<DeliveryRequest, StockInput>({
      body: DeliveryRequest,
      encode: ({ questions, shipment }, { shop }) => ({ body: deliveryRequest(questions, shop, shipment) }),
      decode: (wire) => E.right({ questions: wire.items.map(stockQuestionOf), shipment: shipmentIn(wire) }),
    }),
    replyWith(DeliveryDatesCodec, (stocks, { request }) =>
      deliveryDatesToWire(stocks, request.questions.map(({ quantity }) => quantity))),
  ),
  listShippingOptions: operation(
    'GET /api/shipping-options', 'List the shipping methods to a country', 'anyone',
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
  getPartner: operation(
    'GET /api/customers/me/partner-optician', 'Retrieve the customer’s partner optician', 'visitor',
    withoutBody<{ readonly accountId?: string | undefined }>({
      query: query.partner,
      encode: ({ accountId }) => (accountId === undefined ? {} : { query: [['account_id', accountId]] }),
      decode: (request) => E.right({ accountId: request.query.get('account_id') ?? undefined }),
    }),
    replyWith(PartnerCodec, partnerToWire),
  ),
  listPartners: operation(
    'GET /api/partner-opticians', 'List the partner opticians of the brand', 'anyone',
    noInput,
    replyWith(PartnersCodec, partnersToWire),
    { isPublic: true },
  ),
  choosePartner: operation(
    'PUT /api/customers/me/partner-optician', 'Set the partner optician', 'customer',
    withBody<{ readonly studio_id: string }, { readonly studioId: string }>({
      body: PartnerRequest,
      encode: ({ studioId }) => ({ body: { studio_id: studioId } }),
      decode: ({ studio_id: studioId }) => E.right({ studioId }),
    }),
    replyWith(PartnerCodec, partnerToWire),
  ),
  removePartner: operation(
    'DELETE /api/customers/me/partner-optician', 'Remove the partner optician', 'customer',
    noInput,
    replyWith(PartnerCodec, partnerToWire),
  ),
}
