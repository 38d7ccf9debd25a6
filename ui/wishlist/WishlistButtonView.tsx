import { useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import css from './WishlistButtonView.module.css'

export type WishlistButtonViewProps = { readonly title: string; readonly isWished: boolean; readonly onPress: () => void }

/** A heart button at the top of its container; filled when pressed. */
export const WishlistButtonView = ({ title, isWished, onPress }: WishlistButtonViewProps) => (
  <button
    type="button"
    className={css['button']}
    aria-pressed={isWished}
    aria-label={useIntl().formatMessage({ id: 'shell.add_to_wishlist' }, { title })}
    onClick={onPress}
  >
    <Icon name="heart" />
  </button>
)
