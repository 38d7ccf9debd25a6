import { FormattedMessage } from 'react-intl'
import { FLAG_MESSAGES } from './labels.ts'
import css from './FlagView.module.css'

/** What is special about a product, in a word; a flag without a word of ours shows nothing. */
export const FlagView = ({ flag = '' }: { readonly flag?: string | undefined }) => {
  const id = FLAG_MESSAGES[flag]
  return id !== undefined && <span className={css['flag']}><FormattedMessage id={id} /></span>
}
