import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import type { FormStep } from './form-steps.ts'
import css from './StepListView.module.css'

export type ShownStep = {
  readonly step: FormStep
  readonly place: 'done' | 'here' | 'ahead'
  /** Absent while the step may not be entered. */
  readonly to?: string | undefined
}

/** The steps of the checkout with the current one. Steps that may be entered are links. */
export const StepListView = ({ steps }: { readonly steps: readonly ShownStep[] }) => {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'checkout.steps' })}>
      <ol className={css['steps']}>
        {steps.map(({ step, place, to }, index) => {
          const name = (
            <>
              <span className={css['number']} aria-hidden="true">{place === 'done' ? <Icon name="check" size="small" /> : index + 1}</span>
              <span className={css['name']}><FormattedMessage id={`checkout.step.${step}`} /></span>
              {place === 'done' && <VisuallyHidden>, <FormattedMessage id="checkout.step_done" /></VisuallyHidden>}
            </>
          )
          return (
            <li key={step} className={css['step']} data-place={place} aria-current={place === 'here' ? 'step' : undefined}>
              {to === undefined || place === 'here'
                ? <span className={css['inner']}>{name}</span>
                : <Link className={css['inner']} to={to}>{name}</Link>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
