import { FormattedMessage } from 'react-intl'
import { ownValue } from '../../domain/own-value.ts'
import { FLAG_MESSAGES } from './labels.ts'
import css from './FlagView.module.css'

/** A label on a product; unknown flags are not shown. */
export const FlagView = ({ flag = '' }: { readonly flag?: string | undefined }) => {
  const id = ownValue(FLAG_MESSAGES, flag)
  return id !== undefined && <span className={css['flag']}><FormattedMessage id={id} /></span>
}
