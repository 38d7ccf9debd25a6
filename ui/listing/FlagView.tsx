import { FormattedMessage } from 'react-intl'
import { flagMessage } from './labels.ts'
import css from './FlagView.module.css'

/** A label on a product; unknown flags are not shown. */
export const FlagView = ({ flag = '' }: { readonly flag?: string | undefined }) => {
  const id = flagMessage(flag)
  return id !== undefined && <span className={css['flag']}><FormattedMessage id={id} /></span>
}
