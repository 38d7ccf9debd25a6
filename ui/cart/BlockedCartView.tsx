import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'
import type { CartData } from './cart-data.ts'

/** The whole cart, or a part of it, cannot be delivered (Commerce §4). */
export const BlockedCartView = ({ blocked }: { readonly blocked: CartData['blocked'] | undefined }) =>
  blocked !== undefined && (
    <Notice tone={blocked === 'whole' ? 'danger' : 'warning'}>
      <p><FormattedMessage id={blocked === 'whole' ? 'cart.blocked' : 'cart.partly_blocked'} /></p>
    </Notice>
  )
