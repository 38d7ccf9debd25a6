import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { EYES } from '../../domain/prescription/lens-option.ts'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import type { CountedBy } from '../../domain/product/counted-by.ts'
import { useFocusOnMount } from '../binding/use-focus-on-mount.ts'
import { Button } from '../design/Button.tsx'
import { ErrorSummary } from '../design/ErrorSummary.tsx'
import type { SummarisedError } from '../design/ErrorSummary.tsx'
import { Icon } from '../design/Icon.tsx'
import { Notice } from '../design/Notice.tsx'
import { EyeStockView } from './EyeStockView.tsx'
import type { EyeStocks } from './eye-stock.ts'
import { EYE_LETTERS, EYE_MESSAGES } from './option-messages.ts'
import css from './LensFormView.module.css'

export type LensFormViewProps = {
  /** Storage key of the preserved input. */
  readonly preservedAs?: string
  readonly id: string
  readonly action: string
  readonly isPerEye: boolean
  /** Whether there is anything to choose besides the quantity. */
  readonly hasValues: boolean
  /** Help on where to find the values and what they mean. */
  readonly help?: ReactNode
  readonly fields: { readonly [eye in Eye]: ReactNode }
  readonly stocks: EyeStocks
  readonly unit?: CountedBy | undefined
  readonly errors: readonly SummarisedError[]
  /** Increases with every refused attempt, so that the error summary takes the focus again. */
  readonly attempt: number
  readonly failure?: ReactNode
  readonly isBusy: boolean
  /** Whether the stock could not be loaded. */
  readonly hasStockFailed?: boolean | undefined
  readonly priceBox: ReactNode
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onCopy: () => void
  readonly onClear: (eye: Eye) => void
}

/** The values, quantity and stock of one eye. */
const EyeView = ({ eye, form }: { readonly eye: Eye; readonly form: LensFormViewProps }) => {
  const { isPerEye, hasValues, fields, stocks, hasStockFailed = false, onClear } = form
  const Group = isPerEye ? 'fieldset' : 'div'
  return (
    <Group className={css['eye']}>
      {isPerEye && (
        <legend className={css['legend']}>
          <span className={css['letter']} aria-hidden="true"><FormattedMessage id={EYE_LETTERS[eye]} /></span>
          <FormattedMessage id={EYE_MESSAGES[eye]} />
        </legend>
      )}
      {isPerEye && eye === 'left' && <CopyView onCopy={form.onCopy} />}
      {fields[eye]}
      <EyeStockView
        stock={stocks[eye]}
        unit={form.unit}
        hint={hasValues && <FormattedMessage id={hasStockFailed ? 'product.stock_unknown' : 'product.stock_later'} />}
      />
      {hasValues && isPerEye && <ClearView eye={eye} onClear={() => { onClear(eye) }} />}
    </Group>
  )
}

const ClearView = ({ eye, onClear }: { readonly eye: Eye; readonly onClear: () => void }) => {
  const intl = useIntl()
  const label = intl.formatMessage({ id: 'product.clear_values_of' }, { eye: intl.formatMessage({ id: EYE_MESSAGES[eye] }) })
  return (
    <button type="button" className={css['clear']} aria-label={label} onClick={onClear}>
      <FormattedMessage id="product.clear_values" />
    </button>
  )
}

const CopyView = ({ onCopy }: { readonly onCopy: () => void }) => (
  <button
    type="submit"
    name="intent"
    value="copy"
    className={css['copy']}
    onClick={(event) => {
      event.preventDefault()
      onCopy()
    }}
  >
    <Icon name="copy" />
    <FormattedMessage id="product.same_values" />
  </button>
)

/** Why nothing was added; takes the focus, since on a phone the pressed button is far from here. */
const FailureView = ({ failure }: { readonly failure: ReactNode }) => (
  <div {...useFocusOnMount<HTMLDivElement>()} className={css['failure']}>
    <Notice tone="danger" role="alert" title={failure} />
  </div>
)

/** Both eyes side by side, right first; a real form that works without script. */
export const LensFormView = (props: LensFormViewProps) => {
  const { isPerEye, hasValues, errors, isBusy } = props
  const eyes = isPerEye ? EYES : (['right'] as const)
  return (
    <form id={props.id} method="post" action={props.action} className={css['form']} onSubmit={props.onSubmit} noValidate>
      <button type="submit" name="intent" value="update" hidden tabIndex={-1}><FormattedMessage id="product.update" /></button>
      {errors.length > 0 && (
        <ErrorSummary key={props.attempt} title={<FormattedMessage id="product.check_values" />} errors={errors} />
      )}
      {isPerEye && (
        <div className={css['head']}>
          <h2><FormattedMessage id="product.values_title" /></h2>
          <p>
            <FormattedMessage id="product.values_hint" />
            <span className={css['typing']}> <FormattedMessage id="product.values_typed" /></span>
          </p>
          {props.help}
        </div>
      )}
      <div className={css['eyes']} data-count={eyes.length} data-preserve={props.preservedAs}>
        {eyes.map((eye) => <EyeView key={eye} eye={eye} form={props} />)}
      </div>
      {isPerEye && <p className={css['oneEye']}><FormattedMessage id="product.one_eye_hint" /></p>}
      {hasValues && (
        <div className={css['withoutScript']}>
          <Button type="submit" name="intent" value="update" variant="quiet"><FormattedMessage id="product.update" /></Button>
        </div>
      )}
      {props.failure !== undefined && <FailureView key={`failure-${props.attempt}`} failure={props.failure} />}
      <div className={css['buy']}>
        {props.priceBox}
        <div className={css['add']}>
          <Button type="submit" name="intent" value="add" size="large" isWide isBusy={isBusy}>
            <Icon name="cart" />
            <FormattedMessage id={isBusy ? 'product.adding' : 'product.add_to_cart'} />
          </Button>
        </div>
        <Button type="submit" name="intent" value="subscribe" variant="quiet" isWide><FormattedMessage id="product.subscribe" /></Button>
      </div>
    </form>
  )
}
