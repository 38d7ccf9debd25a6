import { FormattedMessage } from 'react-intl'
import { Notice } from '../design/Notice.tsx'

/** Where a link came from, and who is signed in already. */
export type LinkOrigin = {
  /** Whether this browser requested the link. */
  readonly isAskedHere: boolean
  /** The first name of another person who is signed in. */
  readonly other?: string | undefined
}

/** Warns of a link to an account that may be another's: one that this browser did not request, or while somebody is signed in. */
export const LinkOriginView = ({ isAskedHere, other }: LinkOrigin) => (
  <>
    {!isAskedHere && <p><FormattedMessage id="link.foreign" /></p>}
    {other !== undefined && <Notice tone="info"><p><FormattedMessage id="link.other" values={{ name: other }} /></p></Notice>}
  </>
)
