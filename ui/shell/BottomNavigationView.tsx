import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import type { IconName } from '../design/icon-names.ts'
import { Link } from '../design/Link.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import css from './BottomNavigation.module.css'

export type BottomNavigationViewProps = {
  readonly homePath: string
  readonly reorderPath: string
  /** Number of products on the wishlist, and of units in the cart. */
  readonly wishlistCount: number
  readonly cartCount: number
  readonly onWishlist: () => void
  readonly onCart: () => void
}

type EntryProps = { readonly icon: IconName; readonly count?: number; readonly children: ReactNode }

const Entry = ({ icon, count = 0, children }: EntryProps) => (
  <>
    <Icon name={icon} />
    <span>{children}</span>
    {count > 0 && <><VisuallyHidden>, {count}</VisuallyHidden><span className={css['count']} aria-hidden="true">{count}</span></>}
  </>
)

const Opener = ({ onPress, ...entry }: EntryProps & { readonly onPress: () => void }) => (
  <li>
    <button type="button" className={css['entry']} aria-haspopup="dialog" onClick={onPress}>
      <Entry icon={entry.icon} count={entry.count ?? 0}>{entry.children}</Entry>
    </button>
  </li>
)

/** Five entries at the bottom of a phone's screen; hidden on a page with a buy bar and while a question is shown there. */
export const BottomNavigationView = (props: BottomNavigationViewProps) => {
  const { homePath, reorderPath, wishlistCount, cartCount, onWishlist, onCart } = props
  return (
    <nav className={css['bottom']} aria-label={useIntl().formatMessage({ id: 'shell.foot' })}>
      <ul className={css['entries']}>
        <li><Link to={homePath} className={css['entry']}><Entry icon="home"><FormattedMessage id="shell.home" /></Entry></Link></li>
        <li><MobileMenu className={css['entry']}><Entry icon="menu"><FormattedMessage id="shell.menu" /></Entry></MobileMenu></li>
        <li><Link to={reorderPath} className={css['entry']}><Entry icon="reorder"><FormattedMessage id="shell.again" /></Entry></Link></li>
        <Opener icon="heart" count={wishlistCount} onPress={onWishlist}><FormattedMessage id="shell.wishlist" /></Opener>
        <Opener icon="cart" count={cartCount} onPress={onCart}><FormattedMessage id="shell.cart" /></Opener>
      </ul>
    </nav>
  )
}
