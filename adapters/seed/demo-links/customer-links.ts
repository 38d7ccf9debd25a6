import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { DEMO_PASSWORD, demoCustomers, type DemoCustomer } from '../customers/demo-customers.ts'
import { demoLink, type DemoLink } from './demo-link.ts'

const HISTORY = '/my-account/history'

/** Days are counted from when the demo was filled. */
const lookOf = ({ email }: DemoCustomer['customer'], daysAgo: number): string =>
  `Sign in as ${email}: the order of ${String(daysAgo)} days before the demo was filled.`

const statusLinks = ({ customer, orders }: DemoCustomer): readonly DemoLink[] =>
  ORDER_STATUSES.flatMap((status) => {
    const days = orders.filter((order) => order.status === status).map(({ daysAgo }) => daysAgo)
    return days.length === 0
      ? []
      : [demoLink(`Order ${status}`, lookOf(customer, Math.min(...days)), HISTORY)]
  })

/** Orders of goods that are gone since, and by ways that are offered no longer. */
const formerLinks = ({ customer, orders }: DemoCustomer): readonly DemoLink[] =>
  orders.flatMap(({ daysAgo, lines, shipping, gift }) => {
    const look = lookOf(customer, daysAgo)
    return [
      ...(gift === undefined ? [] : [demoLink('Gift', `${look} It lies beside the goods, free.`, HISTORY)]),
      ...(lines.some(({ was }) => typeof was === 'object') ? [demoLink('Service', `${look} A studio booked it.`, HISTORY)] : []),
      ...(lines.some(({ was }) => typeof was === 'string') ? [demoLink('Reorder of switched or gone goods', look, HISTORY)] : []),
      ...(shipping === undefined ? [] : [demoLink(`Sent by ${shipping}`, look, HISTORY)]),
    ]
  })

const opticianLinks = ({ partners = [] }: ShopCatalogue): readonly DemoLink[] => {
  const known = new Set(demoCustomers().map(({ customer }) => customer.email))
  return partners.flatMap(({ partner, customers }) =>
    customers.filter((email) => known.has(email)).map((email) =>
      demoLink(
        partner.pickup ? 'Optician who hands out lenses' : 'Optician who takes parcels',
        `Order as ${email}: the parcel may go to ${partner.name}.`,
        '/cart',
      )))
}

/** What the demo customers, all with the password of the demo, see of their orders and opticians. */
export const customerLinks = (goods: ShopCatalogue): readonly DemoLink[] => [
  ...demoCustomers().flatMap(statusLinks),
  ...demoCustomers().flatMap(formerLinks),
  ...opticianLinks(goods),
  demoLink('Miles and more', `Sign in with the password ${DEMO_PASSWORD} and give a number.`, '/my-account/miles-and-more'),
  demoLink(
    'Refund',
    'Order with TWINT, cancel on the payment page and pay again; then go back to the first payment page and pay there too: '
      + 'what came twice is given back, and a letter says so.',
    '/cart',
  ),
  demoLink('Total of 0', 'As anna@example.ch, with the voucher GESCHENK100, collected at the optician: nothing is left to pay.', '/cart'),
]
