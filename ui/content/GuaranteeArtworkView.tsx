import { useIntl } from 'react-intl'
import css from './GuaranteeArtworkView.module.css'

/** The official notice on the legal guarantee of conformity as a picture, as wide as the text. */
export const GuaranteeArtworkView = ({ address }: { readonly address: string }) => (
  <p><img className={css['artwork']} src={address} alt={useIntl().formatMessage({ id: 'guarantee.title' })} loading="lazy" /></p>
)
