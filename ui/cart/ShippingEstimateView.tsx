import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import type { Country } from '../../domain/shop/country.ts'
import { PriceOrFreeText } from '../delivery/PriceOrFreeText.tsx'
import type { ShippingChoice } from '../delivery/shipping-choice.ts'
import { ShippingNameText } from '../delivery/ShippingNameText.tsx'
import { Button } from '../design/Button.tsx'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import { Disclosure } from '../design/Disclosure.tsx'
import { SelectField } from '../design/SelectField.tsx'
import { formatText } from '../messages/format-text.ts'
import { countryName } from '../shop/country-name.ts'
import type { ShippingEstimate } from './shipping-estimate.ts'
import css from './ShippingEstimateView.module.css'

export type ShippingEstimateViewProps = {
  readonly action: string
  readonly countries: readonly Country[]
  /** The country of the shop, preselected. */
  readonly home: Country
  readonly estimate?: ShippingEstimate | undefined
  readonly isBusy: boolean
}

const MethodView = ({ method: { key, arrival } }: { readonly method: ShippingChoice }) => (
  <>
    <span className={css['method']}><ShippingNameText code={key} /></span>
    {arrival !== undefined && (
      <FormattedMessage id="checkout.shipping.arrival" values={{ range: <span className={css['range']}>{arrival}</span> }} />
    )}
  </>
)

const EstimateView = ({ estimate: { choices, problem } }: { readonly estimate: ShippingEstimate }) => {
  const intl = useIntl()
  if (problem !== undefined) return <p>{formatText(intl, problem)}</p>
  if (choices.length === 0) return <p><FormattedMessage id="shipping.estimate.none" /></p>
  return <DefinitionRows rows={
    choices.map((method) => ({ term: <MethodView method={method} />, value: <PriceOrFreeText price={method.price} /> }))
  } />
}

/** Collapsed: shipping prices and delivery dates for a country, before an address is entered. */
export const ShippingEstimateView = ({ action, countries, home, estimate, isBusy }: ShippingEstimateViewProps) => {
  const intl = useIntl()
  return (
    <div className={css['estimate']}>
      <Disclosure summary={<FormattedMessage id="shipping.estimate.title" />} isOpen={estimate !== undefined}>
        <Form method="get" action={action} preventScrollReset className={css['form']}>
          <SelectField
            name="country"
            label={<FormattedMessage id="shipping.estimate.country" />}
            defaultValue={estimate?.country ?? home}
            options={countries.map((country) => ({ value: country, label: countryName(intl, country) }))}
          />
          <Button type="submit" variant="secondary" isBusy={isBusy}><FormattedMessage id="shipping.estimate.show" /></Button>
        </Form>
        <div role="status" className={css['methods']}>{estimate !== undefined && <EstimateView estimate={estimate} />}</div>
      </Disclosure>
    </div>
  )
}
