import { FormattedMessage } from 'react-intl'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Input } from '../parts/Fields.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { SmallForm } from './SmallForm.tsx'

export type SignInPageViewProps = Framed & {
  readonly email: string
  /** After too many attempts, explains what still works. */
  readonly blocked?: { readonly email: string; readonly network: string } | undefined
}

/** The first step: e-mail and password. The form keeps its values, except the password. */
export const SignInPageView = ({ failure, email, blocked }: SignInPageViewProps) => {
  const { t } = useTexts()
  return (
    <PageFrame failure={failure} title={t('back_office.sign_in')}>
      {blocked !== undefined && <p><FormattedMessage id="back_office.blocked_help" values={blocked} /></p>}
      <SmallForm action="/desk/sign-in" label={t('back_office.continue')}>
        <Input label={t('back_office.email')} name="email" type="email" value={email} autoComplete="username" required />
        <Input label={t('back_office.password')} name="password" type="password" autoComplete="current-password" required />
      </SmallForm>
    </PageFrame>
  )
}
