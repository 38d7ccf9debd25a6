import { FormattedMessage } from 'react-intl'
import { Link } from '../design/Link.tsx'

/** A suggested search if there are no results. */
export const DidYouMeanView = ({ words, to }: { readonly words: string; readonly to: string }) => (
  <p><FormattedMessage id="search.did_you_mean" values={{ words: <Link to={to}><strong>{words}</strong></Link> }} /></p>
)
