import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import css from './FormButtonsView.module.css'

export type FormButtonsViewProps = {
  readonly label: ReactNode
  readonly isBusy: boolean
  readonly isDisabled?: boolean | undefined
  readonly backPath?: string | undefined
}

/** On to the next step, or back. */
export const FormButtonsView = ({ label, isBusy, isDisabled, backPath }: FormButtonsViewProps) => (
  <div className={css['buttons']}>
    <Button type="submit" size="large" isBusy={isBusy} disabled={isDisabled}>{label}</Button>
    {backPath !== undefined && (
      <Link to={backPath} className={css['back']}><Icon name="arrow-left" size="small" /><FormattedMessage id="checkout.back" /></Link>
    )}
  </div>
)
