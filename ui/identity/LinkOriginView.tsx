import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'
import { isForeign, type LinkOrigin } from './link-origin.ts'

/** Warns about a link that another person may have requested, and about one to another account than the one signed in. */
export const LinkOriginView = ({ link }: { readonly link: LinkOrigin }) => (
  <>
    {isForeign(link) && <p><FormattedMessage id="sign_in_link.other_browser" /></p>}
    {link.signedIn !== undefined && !link.isOwn && (
      <Notice tone="info"><p><FormattedMessage id="sign_in_link.other_account" values={{ name: link.signedIn }} /></p></Notice>
    )}
  </>
)
