import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../design/ButtonLink.tsx'

/** Declines a link to an account of another person. */
export const DeclineLink = ({ to, reloadDocument }: { readonly to: string; readonly reloadDocument?: boolean }) => (
  <ButtonLink to={to} reloadDocument={reloadDocument} variant="quiet" size="large">
    <FormattedMessage id="sign_in_link.decline" />
  </ButtonLink>
)
