import { useIntl } from 'react-intl'
import { useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { loader } from './address-book.route.ts'
import { AddressBookPageView } from './AddressBookPageView.tsx'
import { readBookChange } from './book-path.ts'

export const AddressBookPage = () => {
  const { entries, isFull, maximum } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const intl = useIntl()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'account.addresses' })} noindex />
      <AddressBookPageView
        entries={entries}
        full={isFull ? maximum : undefined}
        news={readBookChange(search)}
        removing={Number(search.get('remove') ?? 0)}
        isBusy={isBusy}
        toPath={useLocalePath()}
      />
    </AccountArea>
  )
}
