import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { GUARANTEE_ANCHOR } from '../../domain/order/guarantee-notice.ts'
import { Link } from '../design/Link.tsx'

/** The line about the legal guarantee of conformity for deliveries to the EU; it leads to the full notice in the terms. */
export const GuaranteeNoteView = ({ termsPath }: { readonly termsPath: string }) => (
  <p>
    <FormattedMessage
      id="guarantee.note"
      values={{ notice: (words: ReactNode[]) => <Link to={`${termsPath}#${GUARANTEE_ANCHOR}`}>{words}</Link> }}
    />
  </p>
)
