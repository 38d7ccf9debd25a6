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
  /** What only a press sends, and no form that a page sends by itself. */
  readonly confirms?: boolean | undefined
  /** Another way on, beside the button. */
  readonly beside?: ReactNode
}

/** On to the next step, or back. */
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
