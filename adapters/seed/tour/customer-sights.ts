import type { ShopGoods } from '../../../application/commerce/catalogue/shop-goods.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { DEMO_PASSWORD, demoCustomers, type DemoCustomer } from '../customers/demo-customers.ts'
import { sightAt, type Sight } from './sight.ts'

const HISTORY = '/my-account/history'

const statusSights = ({ customer, orders }: DemoCustomer): readonly Sight[] =>
  ORDER_STATUSES.flatMap((status) => {
    const days = orders.filter((order) => order.status === status).map(({ daysAgo }) => daysAgo)
    return days.length === 0
      ? []
      : [sightAt(`Order ${status}`, `Sign in as ${customer.email}: the order of ${String(Math.min(...days))} days ago.`, HISTORY)]
  })

const opticianSights = ({ partners = [] }: ShopGoods): readonly Sight[] => {
  const known = new Set(demoCustomers().map(({ customer }) => customer.email))
  return partners.flatMap(({ partner, customers }) =>
    customers.filter((email) => known.has(email)).map((email) =>
      sightAt(
        partner.pickup ? 'Optician who hands out lenses' : 'Optician who takes parcels',
        `Order as ${email}: the parcel may go to ${partner.name}.`,
        '/cart',
      )))
}

/** What the demo customers, all with the password of the demo, see of their orders and opticians. */
export const customerSights = (goods: ShopGoods): readonly Sight[] => [
  ...demoCustomers().flatMap(statusSights),
  ...opticianSights(goods),
  sightAt('Miles and more', `Sign in with the password ${DEMO_PASSWORD} and give a number.`, '/my-account/miles-and-more'),
  sightAt('Reorder of switched or gone goods', 'No past order holds goods that are gone since.'),
]
