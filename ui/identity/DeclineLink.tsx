import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'

/** The way past a link to an account that is another's. */
export const DeclineLink = ({ to, reloadDocument }: { readonly to: string; readonly reloadDocument?: boolean }) => (
  <ButtonLink to={to} reloadDocument={reloadDocument} variant="quiet" size="large"><FormattedMessage id="link.decline" /></ButtonLink>
)
