import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'
import type { CartData } from './cart-data.ts'

type BlockedCartViewProps = {
  readonly blocked: CartData['blocked'] | undefined
  /** Links to the blocked lines, if they are on another page. */
  readonly children?: ReactNode
}

/** The whole cart, or a part of it, cannot be delivered (Commerce §4). */
export const BlockedCartView = ({ blocked, children }: BlockedCartViewProps) =>
  blocked !== undefined && (
    <Notice tone={blocked === 'whole' ? 'danger' : 'warning'}>
      <p><FormattedMessage id={blocked === 'whole' ? 'cart.blocked' : 'cart.partly_blocked'} /></p>
      {children}
    </Notice>
  )
