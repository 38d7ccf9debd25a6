import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import css from './Account.module.css'

export type WithoutPasswordViewProps = {
  readonly hint: ReactNode
  readonly isBusy: boolean
  /** The button back, if this is the main method of the form. */
  readonly other?: ReactNode
}

/** The secondary button of a form: an e-mail link in place of a password. */
export const WithoutPasswordView = ({ hint, isBusy, other }: WithoutPasswordViewProps) => (
  <div className={css['without']}>
    <p>{hint}</p>
    <Button type="submit" name="method" value="link" variant={other === undefined ? 'secondary' : 'primary'} isBusy={isBusy}>
      <FormattedMessage id="sign_in_link.request" />
    </Button>
    {other}
  </div>
)
