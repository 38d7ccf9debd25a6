import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '../binding/use-page.ts'
import { AccountArea } from '../account/AccountArea.tsx'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action, loader } from './lens-pass.route.ts'
import { LensPassPageView } from './LensPassPageView.tsx'

export const LensPassPage = () => {
  const { wearers, suggestions, ownName } = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  const [search] = useSearchParams()
  const intl = useIntl()
  return (
    <AccountArea>
      <PageHead title={intl.formatMessage({ id: 'lens_pass.title' })} noindex />
      <LensPassPageView
        wearers={wearers}
        suggestions={suggestions}
        ownName={ownName}
        failure={reply === undefined ? undefined : formatText(intl, reply.failure)}
        isSaved={reply === undefined && search.has('saved')}
        isBusy={useNavigation().formMethod === 'POST'}
        newPath={useLocalePath()('/my-account/lens-pass/values')}
      />
    </AccountArea>
  )
}
