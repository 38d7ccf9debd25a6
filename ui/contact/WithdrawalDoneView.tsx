import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import { Link } from '../design/Link.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './Contact.module.css'

type Props = { readonly moment: string; readonly email: string; readonly returnsPath: string }

/** When the withdrawal was received, and what comes next. */
export const WithdrawalDoneView = ({ moment, email, returnsPath }: Props) => (
  <div {...useFocusOnMount<HTMLDivElement>()} className={css['section']}>
    <Notice tone="success" role="status" title={<FormattedMessage id="withdrawal.done" />}>
      <FormattedMessage id="withdrawal.done_text" values={{ moment, email: <strong className={css['email']}>{email}</strong> }} />
    </Notice>
    <p>
      <FormattedMessage
        id="withdrawal.next"
        values={{ returns: (children: ReactNode[]) => <Link to={returnsPath}>{children}</Link> }}
      />
    </p>
  </div>
)
