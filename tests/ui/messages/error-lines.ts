import type { MessageId } from '../../../ui/messages/message-id.ts'

type Values = Readonly<Record<string, string>>

/** The texts of a line, the story that shows each, and its arguments where they matter. */
type StoryTexts = { readonly [id in MessageId]?: string | readonly [story: string, values: Values] }

/** The test of a line that has no text: file and title. */
type TestReference = readonly [file: string, title: string]

/** One line of the error catalogue, as worded there (Commerce §8, decisions A26, A31, A42, A43, A72). */
export type ErrorLine = { readonly line: string; readonly stories?: StoryTexts; readonly tests?: readonly TestReference[] }

export const ERROR_LINES: readonly ErrorLine[] = [
  {
    line: 'an API error is handed on as the body of the answer, else as the error itself',
    tests: [['tests/adapters/http-client/failures.test.ts', 'CC-ERR-02 returns the body of a refusal unchanged, or the error itself']],
  },
  {
    line: 'a page error says its status and message, 500 when it has none',
    stories: {
      'error.occurred': 'shell/ErrorPages#Failed', 'error.try_again': 'shell/ErrorPages#Failed',
      'error.page_not_found': 'shell/ErrorPages#NotFound',
    },
    tests: [['tests/ui/shell/page-error.test.ts', 'AS-ERRCAT-32 CC-ERR-03 shows its own status and text, 500 if it has none']],
  },
  {
    line: 'adding to the cart: code 422 shows the message of the server',
    stories: { 'error.declined': ['product/LensForm#RefusedWithShopMessage', { text: 'Max 20' }] },
    tests: [['tests/ui/cart/add-to-cart-messages.test.ts', 'AS-ERRCAT-21 CC-ERR-04 shows the shop’s own reason']],
  },
  {
    line: 'adding to the cart: otherwise it failed, please try again',
    stories: { 'product.failed_to_add_to_cart': 'product/LensForm#Failed' },
  },
  {
    line: 'changing a quantity: it failed, with the message of the server, and the old quantity again',
    stories: {
      'checkout_failed': 'cart/CartLines#RefusedAboveMaximum',
      'error.maximum_quantity_exceeded': 'cart/CartLines#RefusedAboveMaximum',
    },
    tests: [['tests/ui/cart/cart-page.test.ts', 'AS-ERRCAT-23 CC-ERR-06 shows why a quantity was rejected, with the former one']],
  },
  {
    line: 'a stock stop names what is left, or says that something went wrong when nothing is',
    stories: {
      'product.stock.reduce_stock': 'cart/CartLines#Refused',
      'reset_password.something_went_wrong': 'cart/CartLines#RefusedOutOfStock',
    },
  },
  {
    line: 'a voucher is refused with the message or the first violation',
    stories: { 'error.declined': ['coupon/Notifications#CouponRefused', { text: 'Nur im Laden.' }] },
    tests: [['tests/ui/coupon/codes.test.ts',
      'AS-ERRCAT-07 CC-COUPON-08 is the message, else the first violation, else that it does not exist']],
  },
  {
    line: 'a voucher is refused without a word: it does not exist',
    stories: { 'cart.coupon_does_not_exist': 'coupon/Notifications#CouponRefused' },
  },
  {
    line: 'a voucher is redeemed, and taken off',
    stories: {
      'cart.coupon_applied': ['coupon/Notifications#CouponApplied', { code: 'WELCOME10' }],
      'cart.coupon_removed': 'coupon/Notifications#CouponApplied',
    },
  },
  { line: 'a voucher does not exist or is misspelt', stories: { 'cart.coupon_does_not_exist': 'coupon/CodeForms#AllRefusals' } },
  { line: 'a voucher is used up', stories: { 'coupon.usage_limit_reached': 'coupon/CodeForms#AllRefusals' } },
  { line: 'a voucher was used by this customer before', stories: { 'coupon.used_by_customer': 'coupon/CodeForms#AllRefusals' } },
  { line: 'a voucher is for certain products', stories: { 'coupon.other_products_only': 'coupon/CodeForms#AllRefusals' } },
  { line: 'a voucher is for new customers', stories: { 'coupon.new_customers_only': 'coupon/CodeForms#AllRefusals' } },
  { line: 'a voucher wants a minimum', stories: { 'coupon.below_minimum': 'coupon/CodeForms#AllRefusals' } },
  { line: 'a voucher has expired', stories: { 'coupon.expired': 'coupon/CodeForms#AllRefusals' } },
  {
    line: 'a voucher does not go with promotional prices', stories: {
      'coupon.not_with_promotional_prices': 'coupon/CodeForms#AllRefusals',
    },
  },
  {
    line: 'Miles & More: refused with the message of the error',
    stories: { 'error.declined': ['coupon/Notifications#MilesRefused', { text: 'Diese Karte ist gesperrt.' }] },
    tests: [['tests/ui/coupon/codes.test.ts', 'CC-MILES-08 AS-ERRCAT-10 shows the error’s own message']],
  },
  {
    line: 'Miles & More: the number is noted, and taken off',
    stories: {
      'cart.set_miles_and_more_number_success': 'coupon/Notifications#MilesApplied',
      'cart.miles_and_more_removed': 'coupon/Notifications#MilesApplied',
    },
  },
  {
    line: 'Miles & More: the number is noted at the customer',
    stories: { 'cart.set_miles_and_more_number_success': 'loyalty/MilesPage#Saved' },
  },
  {
    line: 'Miles & More: the miles did not come',
    stories: { 'shop.user.my_account.notification.miles_and_more_points_error': 'loyalty/MilesPage#ListUnavailable' },
    tests: [['tests/ui/loyalty/miles-page.test.ts', 'CC-MILES-11 AS-ERRCAT-13 shows that the miles could not be loaded, and lists none']],
  },
  {
    line: 'Miles & More: a wrong number in the cart',
    stories: { 'customer.invalid_miles_and_more_number': 'coupon/CodeForms#InvalidMilesNumber' },
  },
  {
    line: 'Miles & More: a wrong number in the account',
    stories: { 'customer.invalid_miles_and_more_number': 'loyalty/MilesPage#Refused' },
  },
  { line: 'something went wrong', stories: { 'reset_password.something_went_wrong': 'cart/CartLines#RefusedOutOfStock' } },
  { line: 'the shop does not answer', stories: { 'error.service_unavailable': 'checkout/FormFields#ServiceUnavailable' } },
  { line: 'more than an order may hold', stories: { 'error.maximum_quantity_exceeded': 'product/LensForm#AboveMaximum' } },
  { line: 'the variant does not exist', stories: { 'error.variant_does_not_exist': 'product/LensForm#CombinationNotMade' } },
  { line: 'the data of the product are incomplete', stories: { 'error.product_data_incomplete': 'product/LensForm#ValuesMissing' } },
  {
    line: 'the duty limit of other countries',
    stories: { 'error.order_limit_reached': 'checkout/CheckoutLayout#AboveTheLimit' },
    tests: [['tests/ui/checkout/checkout-forms.test.ts', 'CC-LIMIT-02 show the duty limit and accept no order above it']],
  },
  {
    line: 'no invoice for new customers',
    stories: { 'error.invoice_not_for_new_customers': 'checkout/Steps#PaymentInvoiceRefused' },
    tests: [
      ['tests/ui/checkout/checkout-forms.test.ts', 'CC-PAY-01 tell new customers beside the choice that they cannot pay by invoice'],
    ],
  },
  {
    line: 'Apple Pay in one browser only',
    stories: { 'error.apple_pay_only_in_safari': 'checkout/Steps#PaymentWithoutApplePay' },
    tests: [
      ['storybook/checkout/Interactions.stories.tsx', 'CC-PAY-02 Apple Pay is not offered in a browser without it'],
      [
        'storybook/checkout/Interactions.stories.tsx',
        'CC-PAY-02 Apple Pay selected in another browser shows that it works in Safari only, and another method is required',
      ],
    ],
  },
  { line: 'no order found', stories: { 'error.order_not_found': 'shell/ErrorPages#OrderNotFound' } },
  { line: 'no order yet', stories: { 'error.order_not_found': 'order/History#Empty' } },
  { line: 'no partner optician found', stories: { 'checkout.partner.none': 'delivery/OpticianPage#OpticianUnavailable' } },
  {
    line: 'the partner optician could not be asked for',
    stories: { 'shop.user.my_account.notification.get_partner_error': 'checkout/Delivery#PartnerServiceUnavailable' },
  },
  { line: 'the document was not found', stories: { 'error.document_not_found': 'order/AccountOrder#DocumentNotFound' } },
  { line: 'the bonus points did not come', stories: { 'error.bonus_points': 'order/AccountOrder#PointsUnknown' } },
  { line: 'no products found', stories: { 'products.not_found': 'listing/Cards#Empty' } },
  {
    line: 'reordering: one word for every cause',
    stories: { 'error.reorder_not_possible': 'reorder/ReorderPage#NotPossible' },
    tests: [
      [
        'tests/ui/reorder/reorder-pages.test.tsx',
        'CC-REORD-08 shows the same for every cause, at home from a link and in place from the account',
      ],
    ],
  },
  {
    line: 'reordering: one word for every cause, over the page',
    stories: { 'error.reorder_not_possible': 'reorder/Notifications#NotPossible' },
  },
  {
    line: 'reordering: a warning that something was changed',
    stories: { 'reorder.warning': 'reorder/Notifications#AllDifferences', 'reorder.changed': 'reorder/Notifications#AllDifferences' },
  },
  {
    line: 'reordering: what could not be ordered again, by name',
    stories: { 'reorder.not_reorderable': 'reorder/Notifications#AllDifferences' },
  },
  { line: 'reordering: at least one product was not available', stories: { 'reorder.partly': 'reorder/Notifications#AllDifferences' } },
  {
    line: 'reordering: the page says the same as the notices',
    stories: {
      'reorder.warning': 'reorder/ReorderPage#AllDifferences', 'reorder.changed': 'reorder/ReorderPage#AllDifferences',
      'reorder.not_reorderable': 'reorder/ReorderPage#AllDifferences', 'reorder.partly': 'reorder/ReorderPage#AllDifferences',
    },
  },
  {
    line: 'a search for no documents',
    stories: { 'error.no_documents': 'order/AccountOrder#PaymentDue' },
    tests: [
      [
        'tests/adapters/http-server/customers.test.ts',
        'CC-ERR-17 gets this text for a search without documents, and the same for a foreign and a missing one',
      ],
    ],
  },
  {
    line: 'the interval of reordering could not be had: the defaults, without a word',
    tests: [
      [
        'tests/application/storefront/reorder/reorder.test.ts',
        'AS-ERRCAT-15 AS-ERRCAT-16 CC-REORD-15 is the default when the shop does not respond, without a message',
      ],
    ],
  },
  {
    line: 'search and load stores keep the error and log it; the page that needs their answer says so',
    stories: { 'error.service_unavailable': 'shell/ErrorPages#FailedWithReason' },
    tests: [
      [
        'tests/application/storefront/search/suggestion-box.test.ts',
        'CC-SEARCH-14 log a failure once, stop loading, and are requested again for the next term',
      ],
      [
        'tests/application/storefront/catalogue/loads.test.ts',
        'CC-ERR-01 keeps the failure of categories, products, a product and an order, logs it once, and clears it with the next success',
      ],
    ],
  },
  {
    line: 'declining a gift without a cart',
    stories: { 'error.no_cart_token': 'cart/CartExtras#GiftWithoutCart' },
    tests: [
      [
        'tests/application/storefront/cart/opt-out-of-gifts.test.ts',
        'CC-GIFT-04 AS-GIFT-04 fails without a cart token, with this message, and sends no request',
      ],
    ],
  },
]
