import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { DEMO_PASSWORD, demoCustomers, type DemoCustomer } from '../customers/demo-customers.ts'
import { demoLink, type DemoLink } from './demo-link.ts'

const HISTORY = '/my-account/history'

/** Days before the demo data was created. */
const orderDescription = ({ email }: DemoCustomer['customer'], daysAgo: number): string =>
  `Sign in as ${email}. The order was placed ${String(daysAgo)} days before the demo data was created.`

const statusLinks = ({ customer, orders }: DemoCustomer): readonly DemoLink[] =>
  ORDER_STATUSES.flatMap((status) => {
    const days = orders.filter((order) => order.status === status).map(({ daysAgo }) => daysAgo)
    return days.length === 0
      ? []
      : [demoLink(`Order with status ${status}`, orderDescription(customer, Math.min(...days)), HISTORY)]
  })

/** Orders with products, services and shipping methods that are no longer offered. */
const formerLinks = ({ customer, orders }: DemoCustomer): readonly DemoLink[] =>
  orders.flatMap(({ daysAgo, lines, shipping, gift }) => {
    const description = orderDescription(customer, daysAgo)
    return [
      ...(gift === undefined ? [] : [demoLink('Gift', `${description} It contains a free gift.`, HISTORY)]),
      ...(lines.some(({ was }) => typeof was === 'object') ? [
        demoLink('Service', `${description} It contains a service booked at an optician.`, HISTORY),
      ] : []),
      ...(lines.some(({ was }) => typeof was === 'string') ? [
        demoLink('Reorder with replaced and discontinued products', description, HISTORY),
      ] : []),
      ...(shipping === undefined ? [] : [demoLink(`Shipping method ${shipping}`, description, HISTORY)]),
    ]
  })

const opticianLinks = ({ partners = [] }: ShopCatalogue): readonly DemoLink[] => {
  const demoEmails = new Set(demoCustomers().map(({ customer }) => customer.email))
  return partners.flatMap(({ partner, customers }) =>
    customers.filter((email) => demoEmails.has(email)).map((email) =>
      demoLink(
        partner.pickup ? 'Pickup at an optician' : 'Delivery to an optician',
        partner.pickup
          ? `Order as ${email}: the order can be picked up at ${partner.name}.`
          : `Order as ${email}: the parcel can be sent to ${partner.name}.`,
        '/cart',
      )))
}

/** Orders and opticians of the demo customers, who share one password. */
export const customerLinks = (catalogue: ShopCatalogue): readonly DemoLink[] => [
  ...demoCustomers().flatMap(statusLinks),
  ...demoCustomers().flatMap(formerLinks),
  ...opticianLinks(catalogue),
  demoLink('Miles & More', `Sign in with the password ${DEMO_PASSWORD} and enter a card number.`, '/my-account/miles-and-more'),
  demoLink(
    'Refund',
    'Order with TWINT, cancel on the payment page and pay again. Then go back to the first payment page and pay there too: '
      + 'the second payment is refunded and confirmed by e-mail.',
    '/cart',
  ),
  demoLink(
    'Order total of 0', 'Order as anna@example.ch with the voucher GESCHENK100 and pickup at the optician: no payment is needed.', '/cart',
  ),
]
