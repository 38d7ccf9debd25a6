import type { MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './Header.module.css'

export type CartButtonViewProps = {
  readonly path: string
  /** Units in the cart; absent while unknown. */
  readonly count?: number | undefined
  readonly onPress: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link to the cart page; with script it opens the sidebar. */
export const CartButtonView = ({ path, count = 0, onPress }: CartButtonViewProps) => (
  <Link to={path} className={`${css['button']} ${css['cart']}`} onClick={onPress}>
    <Icon name="cart" />
    <span className={css['label']}><FormattedMessage id="shell.cart" /></span>
    {count > 0 && (
      <>
        <VisuallyHidden>, <FormattedMessage id="shell.cart_packs" values={{ count }} /></VisuallyHidden>
        <span className={css['count']} aria-hidden="true">{count}</span>
      </>
    )}
  </Link>
)
