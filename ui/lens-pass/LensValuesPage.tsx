import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './lens-values.route.ts'
import { LensValuesPageView } from './LensValuesPageView.tsx'

export const LensValuesPage = () => {
  const page = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const title = useIntl().formatMessage({ id: page.isNew ? 'lens_pass.add' : 'lens_pass.correct_title' })
  return (
    <AccountArea>
      <PageHead title={title} noindex />
      <LensValuesPageView
        isNew={page.isNew}
        today={page.today}
        names={page.names}
        lenses={page.lenses}
        initialFields={page.initialFields}
        reply={reply}
        isBusy={useNavigation().formMethod === 'POST'}
        passPath={useLocalePath()('/my-account/lens-pass')}
      />
    </AccountArea>
  )
}
