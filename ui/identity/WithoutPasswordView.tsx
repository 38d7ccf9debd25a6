import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import css from './Account.module.css'

export type WithoutPasswordViewProps = {
  readonly hint: ReactNode
  readonly isBusy: boolean
  /** The way back, where this is the form's own way. */
  readonly other?: ReactNode
}

/** The other button of a form: a link by e-mail in place of a password. */
export const WithoutPasswordView = ({ hint, isBusy, other }: WithoutPasswordViewProps) => (
  <div className={css['without']}>
    <p>{hint}</p>
    <Button type="submit" name="way" value="link" variant={other === undefined ? 'secondary' : 'primary'} isBusy={isBusy}>
      <FormattedMessage id="link.ask" />
    </Button>
    {other}
  </div>
)
