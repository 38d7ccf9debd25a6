import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import type { IconName } from '../design/icon-names.ts'
import { Link } from '../design/Link.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import css from './BottomNavigation.module.css'

export type BottomNavigationViewProps = {
  readonly homePath: string
  readonly reorderPath: string
  /** Products on the wishlist, packs in the cart. */
  readonly wishes: number
  readonly packs: number
  readonly onMenu: () => void
  readonly onWishlist: () => void
  readonly onCart: () => void
}

type ShownProps = { readonly icon: IconName; readonly count?: number; readonly children: ReactNode }

const Shown = ({ icon, count = 0, children }: ShownProps) => (
  <>
    <Icon name={icon} />
    <span>{children}</span>
    {count > 0 && <><VisuallyHidden>, {count}</VisuallyHidden><span className={css['count']} aria-hidden="true">{count}</span></>}
  </>
)

const Opener = ({ onPress, ...shown }: ShownProps & { readonly onPress: () => void }) => (
  <li>
    <button type="button" className={css['entry']} aria-haspopup="dialog" onClick={onPress}>
      <Shown icon={shown.icon} count={shown.count ?? 0}>{shown.children}</Shown>
    </button>
  </li>
)

/** Five ways at the foot of a phone; on a page with a bar to buy from, and while something is asked there, it gives way. */
export const BottomNavigationView = (props: BottomNavigationViewProps) => {
  const { homePath, reorderPath, wishes, packs, onMenu, onWishlist, onCart } = props
  return (
    <nav className={css['bottom']} aria-label={useIntl().formatMessage({ id: 'shell.foot' })}>
      <ul className={css['entries']}>
        <li><Link to={homePath} className={css['entry']}><Shown icon="home"><FormattedMessage id="shell.home" /></Shown></Link></li>
        <Opener icon="menu" onPress={onMenu}><FormattedMessage id="shell.menu" /></Opener>
        <li><Link to={reorderPath} className={css['entry']}><Shown icon="reorder"><FormattedMessage id="shell.again" /></Shown></Link></li>
        <Opener icon="heart" count={wishes} onPress={onWishlist}><FormattedMessage id="shell.wishlist" /></Opener>
        <Opener icon="cart" count={packs} onPress={onCart}><FormattedMessage id="cart.title" /></Opener>
      </ul>
    </nav>
  )
}
