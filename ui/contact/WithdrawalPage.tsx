import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from '../binding/use-page.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { contentPath } from '../content/content-slug.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './withdrawal.route.ts'
import { WithdrawalPageView } from './WithdrawalPageView.tsx'

export const WithdrawalPage = () => {
  const reply = useActionData<typeof action>()
  const toPath = useLocalePath()
  const intl = useIntl()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: 'withdrawal.title' })}
        description={intl.formatMessage({ id: 'withdrawal.description' })}
        canonicalPath="/withdrawal"
      />
      <WithdrawalPageView reply={reply} isBusy={useNavigation().formMethod === 'POST'} returnsPath={toPath(contentPath('returns'))} />
    </>
  )
}
