import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'
import { isForeign, type LinkOrigin } from './link-origin.ts'

/** Warns of a link that a stranger may have sent, and of one that leads into another account than the one signed in to. */
export const LinkOriginView = ({ link }: { readonly link: LinkOrigin }) => (
  <>
    {isForeign(link) && <p><FormattedMessage id="link.foreign" /></p>}
    {link.signedIn !== undefined && !link.isOwn && (
      <Notice tone="info"><p><FormattedMessage id="link.other" values={{ name: link.signedIn }} /></p></Notice>
    )}
  </>
)
