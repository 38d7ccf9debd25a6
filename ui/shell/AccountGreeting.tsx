import { useIntl } from 'react-intl'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Customer } from '../../domain/customer/customer.ts'
import { headerName } from '../../domain/identity/greeting-name.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Greets a customer by name, in the tone of the shop; without a profile, it names the account. */
export const AccountGreeting = ({ customer }: { readonly customer: Customer | undefined }) => {
  const { tone } = useInjected(CurrentShop)
  const intl = useIntl()
  return customer === undefined
    ? intl.formatMessage({ id: 'shell.account' })
    : intl.formatMessage({ id: 'shell.greeting' }, { name: headerName(customer, tone) }).trim()
}
