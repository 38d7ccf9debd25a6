import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { WishlistCount } from '../wishlist/WishlistCount.tsx'
import css from './Navigation.module.css'

export type WishlistEntryViewProps = { readonly count: number; readonly onOpen: () => void }

/** The end of the menu. */
export const WishlistEntryView = ({ count, onOpen }: WishlistEntryViewProps) => (
  <div className={css['end']}>
    <button type="button" className={css['root']} aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="heart" size="small" />
      <span><FormattedMessage id="shell.wishlist" /><WishlistCount count={count} /></span>
    </button>
  </div>
)
