import { useIntl } from 'react-intl'
import { useActionData, useLoaderData, useNavigation } from 'react-router'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { FormReply } from '../form/form-reply.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { RegisterPageView } from './RegisterPageView.tsx'

export const RegisterPage = () => {
  const { search } = useLoaderData<{ readonly search: string }>()
  const reply = useActionData<FormReply>()
  const intl = useIntl()
  const toPath = useLocalePath()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'account.register_title' })} noindex />
      <RegisterPageView reply={reply} isBusy={useNavigation().formMethod === 'POST'} signInPath={toPath('/login') + search} />
    </>
  )
}
