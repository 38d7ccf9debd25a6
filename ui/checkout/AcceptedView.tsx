import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import type { Accepted } from './accepted.ts'
import { countryName } from '../shop/country-name.ts'
import css from './AcceptedView.module.css'

/** Accepted payment methods and delivery countries, at the beginning of the order (Directive 2011/83/EU, Article 8(3)). */
export const AcceptedView = ({ accepted: { methods, countries } }: { readonly accepted: Accepted }) => {
  const intl = useIntl()
  return (
    <div className={css['accepted']}>
      {methods.length > 0 && (
        <p>
          <FormattedMessage
            id="checkout.accepted.methods"
            values={{ methods: <FormattedList value={methods.map((method) => intl.formatMessage({ id: `payment.method.${method}` }))} /> }}
          />
        </p>
      )}
      <p>
        <FormattedMessage
          id="checkout.accepted.countries"
          values={{ countries: <FormattedList value={countries.map((country) => countryName(intl, country))} /> }}
        />
      </p>
    </div>
  )
}
