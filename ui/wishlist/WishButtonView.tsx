import { useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import css from './WishButtonView.module.css'

export type WishButtonViewProps = { readonly title: string; readonly isWished: boolean; readonly onPress: () => void }

/** A heart at the upper end of what it belongs to; full once it is pressed. */
export const WishButtonView = ({ title, isWished, onPress }: WishButtonViewProps) => (
  <button
    type="button"
    className={css['wish']}
    aria-pressed={isWished}
    aria-label={useIntl().formatMessage({ id: 'shell.wish' }, { title })}
    onClick={onPress}
  >
    <Icon name="heart" />
  </button>
)
