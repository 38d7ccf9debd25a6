import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { AddressCheck } from '../../application/storefront/address/address-check.ts'
import { needsTaxNumber } from '../../domain/address/tax-number.ts'
import type { Country } from '../../domain/shop/country.ts'
import { useCell } from '../binding/use-cell.ts'
import { useInjected } from '../binding/use-injected.ts'
import { fieldNameOf } from './address-fields.ts'
import type { action, loader } from './address.route.ts'
import type { PayerNews } from './AddressInput.tsx'
import type { FormReply } from '../form/form-reply.ts'
import { AddressPageView } from './AddressPageView.tsx'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { useStepPath } from './step-path.ts'

const asksTaxNumber = (countries: readonly Country[], country: string, company: string): boolean => {
  const countryCode = countries.find((known) => known === country)
  return countryCode !== undefined && needsTaxNumber({ countryCode, ...(company.trim() === '' ? {} : { company }) })
}

export const AddressPage = () => {
  const { checkout, known, countries, partner } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const check = useInjected(AddressCheck)
  const isChecking = useCell(check.isLoading, false)
  const isBusy = useNavigation().formMethod === 'POST' || isChecking
  const given: FormReply['typed'] = reply?.typed ?? known
  const [changed, setChanged] = useState<PayerNews>({})
  const country = changed.countryCode ?? given[fieldNameOf('billing', 'countryCode')] ?? ''
  const company = changed.company ?? given[fieldNameOf('billing', 'company')] ?? ''
  return (
    <CheckoutFrame step="address" checkout={checkout} title={<FormattedMessage id="checkout.address.title" />}>
      <AddressPageView
        known={known}
        countries={countries}
        reply={reply}
        partner={partner}
        isBusy={isBusy}
        asksTaxNumber={asksTaxNumber(countries, country, company)}
        onPayer={(news) => { setChanged((before) => ({ ...before, ...news })) }}
        backPath={useStepPath()('customer')}
      />
    </CheckoutFrame>
  )
}
