import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { Icon } from '../design/Icon.tsx'
import css from './Header.module.css'

export type CartButtonViewProps = {
  readonly path: string
  /** Packs in the cart; absent as long as nobody knows. */
  readonly count?: number | undefined
  readonly onPress: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A link to the cart's page; with script it opens the cart at the side. */
export const CartButtonView = ({ path, count = 0, onPress }: CartButtonViewProps) => {
  const intl = useIntl()
  return (
    <Link
      to={path}
      className={`${css['button']} ${css['cart']}`}
      aria-label={count === 0 ? intl.formatMessage({ id: 'shell.cart' }) : intl.formatMessage({ id: 'shell.cart_count' }, { count })}
      onClick={onPress}
    >
      <Icon name="cart" />
      <span className={css['word']}><FormattedMessage id="shell.cart" /></span>
      {count > 0 && <span className={css['count']}>{count}</span>}
    </Link>
  )
}
