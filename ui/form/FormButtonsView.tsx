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
  /** Sent only by a click, not by a form that the page submits itself. */
  readonly confirms?: boolean | undefined
  /** A further action beside the button. */
  readonly beside?: ReactNode
}

/** The button to the next step, and the link back. */
export const FormButtonsView = ({ label, isBusy, isDisabled, backPath, confirms = false, beside }: FormButtonsViewProps) => (
  <div className={css['buttons']}>
    <Button
      type="submit"
      size="large"
      isBusy={isBusy}
      disabled={isDisabled}
      name={confirms ? 'confirmed' : undefined}
      value={confirms ? 'true' : undefined}
    >
      {label}
    </Button>
    {beside}
    {backPath !== undefined && (
      <Link to={backPath} className={css['back']}><Icon name="arrow-left" size="small" /><FormattedMessage id="checkout.back" /></Link>
    )}
  </div>
)
