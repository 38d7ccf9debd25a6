import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation, useNavigation } from '../binding/use-page.ts'
import { AddressCheck } from '../../application/storefront/address/address-check.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './edit-address.route.ts'
import { EditAddressPageView } from './EditAddressPageView.tsx'

export const EditAddressPage = () => {
  const { isNew, isDefaultOpen, initial: stored, countries } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const isChecking = useSignal(useInjected(AddressCheck).isLoading, false)
  const isSending = useNavigation().formMethod === 'POST'
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: isNew ? 'account.address_new' : 'account.address_edit' })} noindex />
      <EditAddressPageView
        key={useLocation().pathname}
        isNew={isNew}
        isDefaultOpen={isDefaultOpen}
        stored={stored}
        countries={countries}
        reply={reply}
        isBusy={isSending || isChecking}
        backPath={toPath('/my-account/addresses')}
      />
    </AccountArea>
  )
}
