import { ItemsRequest, QuantityRequest } from '../cart/item-request.codec.ts'
import { CartLinkCodec, CurrentCartRequest, MergeRequest } from '../cart/abandoned-cart.codec.ts'
import { CartCodec } from '../cart/cart.codec.ts'
import { OptOutRequest } from '../cart/opt-out.codec.ts'
import { OrderUpdate } from '../cart/order-update.codec.ts'
import { PaymentMethodRequest, PaymentMethodsCodec, PaymentPageCodec, PaymentRequest } from '../checkout/payment.codec.ts'
import { ShippingMethodRequest, ShippingOptionsCodec } from '../checkout/shipping.codec.ts'
import { DeliveryDatesCodec } from '../delivery/delivery-dates.codec.ts'
import { DeliveryRequest } from '../delivery/delivery-request.codec.ts'
import { MilesListCodec, MilesNumberRequest } from '../loyalty/miles.codec.ts'
import { ListingCodec } from '../listing/listing.codec.ts'
import { SearchCodec } from '../listing/search.codec.ts'
import { LastPaymentCodec, LastPaymentRequest } from '../checkout/last-payment.codec.ts'
import { CredentialsRequest, RegistrationRequest } from '../identity/credentials.codec.ts'
import { CustomerCodec, FarewellCodec, WelcomeCodec } from '../identity/customer.codec.ts'
import { BonusPointsCodec } from '../order/bonus-points.codec.ts'
import { DocumentsCodec, DocumentsRequest } from '../order/documents.codec.ts'
import { OrderHistoryCodec } from '../order/order-history.codec.ts'
import { OrderCodec } from '../order/order.codec.ts'
import { OrderRequest, PlacedOrderCodec } from '../order/order-request.codec.ts'
import { PricingCodec } from '../pricing/pricing.codec.ts'
import { CategoryCodec } from '../product/category.codec.ts'
import { ProductCacheCodec } from '../product/product-cache.codec.ts'
import { ProductDetailCodec } from '../product/product-detail.codec.ts'
import { ProductOptionsCodec } from '../product/product-options.codec.ts'
import { ReplacementCodec } from '../product/replacement.codec.ts'
import { RecommendationCodec } from '../recommendation/recommendation.codec.ts'
import { RecommendationRequest } from '../recommendation/recommendation-request.codec.ts'
import { PartnerCodec } from '../delivery/partner.codec.ts'
import { PlaceRequest, SanitisedPlaceCodec } from '../address/sanitised-place.codec.ts'
import { ReorderIntervalCodec, ReorderIntervalRequest } from '../reorder/reorder-interval.codec.ts'
import { ReorderRequestWire } from '../reorder/reorder-request.codec.ts'
import { ReorderResultCodec } from '../reorder/reorder-result.codec.ts'
import { asking, sending } from './operation.ts'
import * as query from './query-parameters.ts'

/** Everything that can be asked of the shop. Methods and paths stand here and nowhere else (Commerce §7). */
export const OPERATIONS = {
  getCategory: asking('getCategory', 'GET /api/categories', 'A category by its path', CategoryCodec, {
    isPublic: true, query: [query.path],
  }),
  listProducts: asking('listProducts', 'GET /api/products', 'One page of products with facets', ListingCodec, {
    isPublic: true, query: query.listing,
  }),
  searchProducts: asking('searchProducts', 'GET /api/search', 'Products found by words', SearchCodec, {
    isPublic: true, query: query.search,
  }),
  getProduct: asking('getProduct', 'GET /api/products/{product_id}', 'Everything about one product', ProductDetailCodec, {
    isPublic: true,
  }),
  getProductOptions: asking(
    'getProductOptions', 'GET /api/products/{product_id}/options', 'What may still be chosen', ProductOptionsCodec,
    { isPublic: true, query: query.options },
  ),
  searchProductCache: asking('searchProductCache', 'GET /api/product-cache', 'Cards of named products', ProductCacheCodec, {
    isPublic: true, query: query.productCache,
  }),
  getPricing: asking('getPricing', 'GET /api/pricing', 'The price of a quantity', PricingCodec, { query: query.pricing }),
  getDeliveryDates: sending(
    'getDeliveryDates', 'POST /api/delivery-dates', 'Stock and days of arrival', DeliveryRequest, DeliveryDatesCodec,
  ),
  createCart: asking('createCart', 'POST /api/carts', 'A new, empty cart', CartCodec, { status: 201 }),
  getCart: asking('getCart', 'GET /api/carts/{token}', 'A cart by its token', CartCodec),
  addToCart: sending('addToCart', 'POST /api/carts/{token}/items', 'Puts items in, all or none', ItemsRequest, CartCodec),
  updateCartQuantity: sending(
    'updateCartQuantity', 'PATCH /api/carts/{token}/items/{item_id}', 'Sets the quantity of an item', QuantityRequest, CartCodec,
  ),
  removeFromCart: asking('removeFromCart', 'DELETE /api/carts/{token}/items/{item_id}', 'Takes an item out', CartCodec),
  updateOrder: sending('updateOrder', 'PATCH /api/carts/{token}', 'Notes the e-mail, the addresses, a voucher or a Miles & More number', OrderUpdate, CartCodec),
  deleteCouponCode: asking('deleteCouponCode', 'DELETE /api/carts/{token}/coupon-code', 'Takes the voucher off', CartCodec),
  deleteMilesAndMoreNumber: asking(
    'deleteMilesAndMoreNumber', 'DELETE /api/carts/{token}/miles-and-more-number', 'Takes the number off', CartCodec,
  ),
  getCartShippingOptions: asking(
    'getCartShippingOptions', 'GET /api/carts/{token}/shipping-options', 'How this cart can travel', ShippingOptionsCodec,
  ),
  searchShippingOptions: asking(
    'searchShippingOptions', 'GET /api/shipping-options', 'How the shop ships to a country', ShippingOptionsCodec,
    { isPublic: true, query: query.shippingOptions },
  ),
  updateShippingMethod: sending(
    'updateShippingMethod', 'PUT /api/carts/{token}/shipping-method', 'Chooses how it travels', ShippingMethodRequest, CartCodec,
  ),
  getPaymentMethods: asking(
    'getPaymentMethods', 'GET /api/carts/{token}/payment-methods', 'How this cart can be paid', PaymentMethodsCodec,
  ),
  updatePaymentMethod: sending(
    'updatePaymentMethod', 'PUT /api/carts/{token}/payment-method', 'Chooses how it is paid', PaymentMethodRequest, CartCodec,
  ),
  optOutOfProducts: sending(
    'optOutOfProducts', 'POST /api/product-opt-out', 'Declines the trials of a cart', OptOutRequest, CartCodec,
  ),
  getRecommendations: sending(
    'getRecommendations', 'POST /api/recommendations', 'What goes with a cart', RecommendationRequest, RecommendationCodec,
  ),
  getProductReplacement: asking(
    'getProductReplacement', 'GET /api/products/{product_id}/replacement', 'The successor in the same values', ReplacementCodec,
    { query: query.options },
  ),
  getPartner: asking(
    'getPartner', 'GET /api/customers/me/partner-optician', 'The optician of the customer who is signed in', PartnerCodec,
  ),
  sanitizeAddress: sending(
    'sanitizeAddress', 'POST /api/address-sanitizer', 'How a place is usually written', PlaceRequest, SanitisedPlaceCodec,
  ),
  createOrder: sending('createOrder', 'POST /api/orders', 'Orders a cart, once', OrderRequest, PlacedOrderCodec, { status: 201 }),
  getOrder: asking('getOrder', 'GET /api/orders/by-token/{token}', 'An order by its secret token', OrderCodec),
  signIn: sending('signIn', 'POST /api/session', 'Signs in, bringing a cart along', CredentialsRequest, WelcomeCodec),
  signUp: sending('signUp', 'POST /api/customers', 'Makes an account and signs in', RegistrationRequest, WelcomeCodec, { status: 201 }),
  signOut: asking('signOut', 'DELETE /api/session', 'Closes the session', FarewellCodec),
  getProfile: asking('getProfile', 'GET /api/customers/me', 'The profile of whoever is signed in', CustomerCodec),
  listOrders: asking('listOrders', 'GET /api/customers/me/orders', 'Own orders, newest first', OrderHistoryCodec, { query: query.orders }),
  getOwnOrder: asking('getOwnOrder', 'GET /api/customers/me/orders/{order_id}', 'An own order by its id', OrderCodec),
  getDocuments: sending(
    'getDocuments', 'POST /api/customers/me/documents', 'Where own documents can be opened', DocumentsRequest, DocumentsCodec,
  ),
  getBonusPoints: asking('getBonusPoints', 'GET /api/customers/me/bonus-points', 'Own bonus points', BonusPointsCodec),
  setMilesAndMoreNumber: sending(
    'setMilesAndMoreNumber', 'PUT /api/customers/me/miles-and-more-number', 'Notes the own number', MilesNumberRequest, CustomerCodec,
  ),
  getMilesAndMorePoints: asking(
    'getMilesAndMorePoints', 'GET /api/customers/me/miles-and-more-points', 'Own miles, newest first', MilesListCodec, { query: query.miles },
  ),
  getLastPayment: sending(
    'getLastPayment', 'POST /api/customers/me/last-payment', 'How was paid last, and may an invoice be used',
    LastPaymentRequest, LastPaymentCodec,
  ),
  getOrderPaymentMethods: asking(
    'getOrderPaymentMethods', 'GET /api/orders/by-token/{token}/payment-methods', 'How this order can still be paid', PaymentMethodsCodec,
  ),
  createPayment: sending(
    'createPayment', 'POST /api/orders/by-token/{token}/payments', 'Opens an attempt to pay', PaymentRequest, PaymentPageCodec,
    { status: 201 },
  ),
  reorder: sending('reorder', 'POST /api/reorders', 'Puts an earlier order into a cart again', ReorderRequestWire, ReorderResultCodec),
  getReorderInterval: sending(
    'getReorderInterval', 'POST /api/reorder-interval', 'How long goods last', ReorderIntervalRequest, ReorderIntervalCodec,
  ),
  createCartLink: asking('createCartLink', 'POST /api/carts/{token}/links', 'A link to the goods of a cart', CartLinkCodec, { status: 201 }),
  mergeAbandonedCart: sending(
    'mergeAbandonedCart', 'POST /api/carts/merge', 'Moves the goods behind a link into the latest cart', MergeRequest, CartCodec,
  ),
  setCurrentCart: sending('setCurrentCart', 'POST /api/carts/current', 'Hands over the goods behind a link', CurrentCartRequest, CartCodec),
} as const

/** Where the payment provider reports; signed, and no operation of the storefront. */
export const PAYMENT_NOTICE_PATH = '/api/payments/notice'
export const OPENAPI_PATH = '/api/openapi.json'
